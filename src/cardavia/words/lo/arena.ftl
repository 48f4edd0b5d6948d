# Contests and benchmarks.

contest_needs_deals = ການແຂ່ງຕ້ອງມີຢ່າງໜ້ອຍ 2 ຕາ ແລະ ຈຳນວນນັດຕ່ຳກວ່າ 0 ບໍ່ໄດ້.
