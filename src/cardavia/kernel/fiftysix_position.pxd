cimport cython


@cython.final
cdef class Position:
    cdef int players
    cdef int trump
    cdef unsigned long long[::1] hands

    cdef unsigned long long playable(self, int seat, int led) noexcept nogil
    cdef void take(self, int seat, int card) noexcept nogil
    cdef int power(self, int card, int led) noexcept nogil
    cdef int strongest(self, int seat, int led) noexcept nogil
    cdef int threats(self, int seat, int place, int led) noexcept nogil
