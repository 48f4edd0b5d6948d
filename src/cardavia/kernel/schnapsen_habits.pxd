# What the other modules of the Schnapsen players use of this one when they are compiled.

from cardavia.kernel.schnapsen_strict cimport StrictPlay

cdef int set_of_habits(int who, int size) noexcept nogil

cdef class Habits(StrictPlay):
    cdef double[::1] habits
    cdef unsigned long long chance
    cdef public int closing_needs
    cdef public int exchange_needs

    cdef int below(self, int end) noexcept nogil
    cdef unsigned int drawn(self, unsigned int cards) noexcept nogil
    cdef double noise(self, int habits) noexcept nogil
    cdef double keeping(
        self, int card, unsigned int hand, unsigned int unseen, bint declared, int habits
    ) noexcept nogil
    cdef int habitual_lead(
        self, unsigned int mine, unsigned int my, unsigned int their, unsigned int their_shown,
        unsigned int unseen, int size, int habits
    ) noexcept nogil
    cdef double lead_score(
        self, int card, unsigned int mine, unsigned int my, unsigned int their_shown, unsigned int unseen,
        int habits
    ) noexcept nogil
    cdef int habitual_reply(
        self, int led, unsigned int hand, unsigned int my, unsigned int their, unsigned int unseen,
        int below, int size, int habits
    ) noexcept nogil
    cdef double reply_score(
        self, int led, int card, unsigned int hand, unsigned int my, unsigned int their, unsigned int unseen,
        int below, int size, int habits
    ) noexcept nogil
    cdef bint closes(
        self, unsigned int mine, unsigned int my, unsigned int their, unsigned int their_shown,
        unsigned int unseen, int habits
    ) noexcept nogil
