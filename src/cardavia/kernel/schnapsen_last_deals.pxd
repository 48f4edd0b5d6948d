from cardavia.kernel.schnapsen_strict cimport StrictPlay

cdef class LastDeals(StrictPlay):
    cdef unsigned int[::1] cards
    cdef int indicator
    cdef unsigned int my
    cdef unsigned int their
    cdef int[::1] number
    cdef int[::1] places
    cdef int deals
    cdef double total
    cdef int[::1] leaders
    cdef int[::1] others
    cdef double[::1] likely
    cdef signed char[::1] values
    cdef signed char[::1] closed

    cdef void count_hands(self) noexcept nogil
    cdef void place_leads(self, int number, unsigned int hand) noexcept nogil
    cdef void deal_out(self, double[::1] leads, double[::1] others) noexcept nogil
    cdef void add(self, unsigned int hand, unsigned int other, int down, double likely) noexcept nogil
    cdef unsigned int spread(self, unsigned int hand) noexcept nogil
    cdef void solve(self, int deal, unsigned int mine, unsigned int theirs, int down) noexcept nogil
    cdef int after(
        self, int lead, int reply, unsigned int mine, unsigned int theirs, unsigned int my, int down
    ) noexcept nogil
