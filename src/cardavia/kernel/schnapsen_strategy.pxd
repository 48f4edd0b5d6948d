cimport cython


@cython.final
cdef class Strategy:
    cdef int places
    cdef int room
    cdef int choices
    cdef double[::1] regrets
    cdef double[::1] shares
    cdef double[::1] sums
    cdef double[::1] worths

    cdef void match(self) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef void share_out(self, double[::1] weights) noexcept nogil
    cdef void forget_worths(self) noexcept nogil
    cdef void regret(self, double sign) noexcept nogil
    cdef void remember(self, double weight) noexcept nogil
    cdef double extreme(self, int place, double sign) noexcept nogil
