# What the other modules of the Schnapsen solver use of this one when they are compiled.

cdef unsigned int worth(int card) noexcept nogil
cdef unsigned int above(int card) noexcept nogil
cdef unsigned int beating(int card) noexcept nogil
cdef unsigned int replies(unsigned int hand, int card) noexcept nogil
cdef unsigned int unbeaten(unsigned int mine, unsigned int theirs) noexcept nogil
cdef unsigned int paired(unsigned int hand) noexcept nogil
cdef unsigned int with_marriage(unsigned int record, int card) noexcept nogil
cdef unsigned int declared(unsigned int record, unsigned int hand, int card) noexcept nogil
cdef unsigned int with_trick(unsigned int record, unsigned int points) noexcept nogil
cdef bint out(unsigned int record) noexcept nogil
cdef int prize(unsigned int winner, unsigned int loser) noexcept nogil
cdef bint marriage_wins(unsigned int hand, unsigned int record) noexcept nogil

cdef class StrictPlay:
    cdef public long long nodes
    cdef public long long limit
    cdef public bint stopped

    cdef int strict(
        self, unsigned int mine, unsigned int theirs, unsigned int my, unsigned int their, int alpha, int beta
    ) noexcept nogil
    cdef int strict_lead(
        self, int card, unsigned int mine, unsigned int theirs, unsigned int my, unsigned int their,
        int alpha, int beta
    ) noexcept nogil
    cdef int strict_reply(
        self, int card, unsigned int mine, unsigned int theirs, unsigned int my, unsigned int their,
        int alpha, int beta
    ) noexcept nogil
    cdef int strict_trick(
        self, int card, int reply, bint taken, unsigned int mine, unsigned int theirs, unsigned int my,
        unsigned int their, int alpha, int beta
    ) noexcept nogil
