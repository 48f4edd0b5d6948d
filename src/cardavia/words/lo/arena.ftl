# Contests and benchmarks.

contest_needs_deals = ການແຂ່ງຕ້ອງມີຢ່າງໜ້ອຍ 2 ຕາ ຫຼື 0 ຕາ ກັບຢ່າງໜ້ອຍ 1 ນັດ.
