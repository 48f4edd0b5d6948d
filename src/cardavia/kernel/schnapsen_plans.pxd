# What the other modules of the Schnapsen players use of this one when they are compiled.

from cardavia.kernel.schnapsen_strict cimport StrictPlay

cdef class Plans(StrictPlay):
    cdef unsigned int[::1] hands
    cdef unsigned int[::1] weights
    cdef unsigned long long[::1] plans
    cdef unsigned long long[::1] groups

    cdef unsigned long long winnable(
        self, unsigned int mine, unsigned int gone, unsigned int my, unsigned int their,
        unsigned long long worlds, bint leads
    ) noexcept nogil
    cdef int deal_out(self, unsigned int gone, int led, unsigned long long worlds, int at) noexcept nogil
    cdef unsigned long long alive(self, int at, int count) noexcept nogil
    cdef int gather(self, int at, int count, int more) noexcept nogil
    cdef int restrict(self, int at, int count, unsigned long long group, int more) noexcept nogil
    cdef int add(self, int at, int count, unsigned long long plan) noexcept nogil
    cdef int extreme(self, int at, int count, int sign) noexcept nogil
    cdef long long weight(self, unsigned long long plan) noexcept nogil
