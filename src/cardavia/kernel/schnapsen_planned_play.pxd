# What the other modules of the Schnapsen solver use of this one when they are compiled.

from cardavia.kernel.schnapsen_plans cimport Plans

cdef struct Stand:
    unsigned int mine
    unsigned int gone
    unsigned int my
    unsigned int their

cdef class PlannedPlay(Plans):
    cdef bint planned_out(self, unsigned int mine, unsigned long long worlds, int deep) noexcept nogil
    cdef int on_lead(self, Stand stand, unsigned long long worlds, int deep, int at) noexcept nogil
    cdef int my_lead(self, int card, Stand stand, unsigned long long worlds, int deep, int at) noexcept nogil
    cdef int their_reply(
        self, int card, Stand stand, unsigned long long worlds, int deep, int at
    ) noexcept nogil
    cdef int on_their_lead(self, Stand stand, unsigned long long worlds, int deep, int at) noexcept nogil
    cdef int their_lead(
        self, int place, Stand stand, unsigned long long worlds, int deep, int at
    ) noexcept nogil
    cdef int trick(
        self, int card, int reply, bint leads, Stand stand, unsigned long long worlds, int deep, int at
    ) noexcept nogil
    cdef int won_trick(self, Stand stand, unsigned long long worlds, int deep, int at) noexcept nogil
    cdef int lost_trick(self, Stand stand, unsigned long long worlds, int deep, int at) noexcept nogil
