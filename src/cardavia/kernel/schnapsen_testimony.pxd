# The testimony's own fields, for the compiler.

from cardavia.kernel.schnapsen_habits cimport Habits

cdef class Testimony(Habits):
    cdef int trump
    cdef int card
    cdef int led
    cdef unsigned int declared
    cdef unsigned int my
    cdef unsigned int their
    cdef unsigned int seen
    cdef unsigned int shown
    cdef int below_stock
    cdef int size

    cdef double on_average(
        self, unsigned int hand, unsigned int loose, int drawn, double trust, double keeps_jack
    ) noexcept nogil
    cdef int ways(self, int cards, int drawn) noexcept nogil
    cdef double how_likely(self, unsigned int hand, double trust, double keeps_jack) noexcept nogil
    cdef double score(self, int card, unsigned int hand, unsigned int unseen) noexcept nogil
