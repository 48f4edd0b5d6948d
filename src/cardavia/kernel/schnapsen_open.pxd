# What the other modules of the Schnapsen solver use of this one when they are compiled.

from cardavia.kernel.schnapsen_strict cimport StrictPlay

cdef unsigned int as_closer(unsigned int my, unsigned int their) noexcept nogil
cdef unsigned int against_closer(unsigned int their) noexcept nogil

cdef class OpenPlay(StrictPlay):
    cdef public int bits
    cdef public int closing_needs
    cdef public int exchange_needs
    cdef unsigned long long deal
    cdef unsigned long long[::1] memory

    cdef void forget(self) noexcept nogil
    cdef int lead(
        self, unsigned int mine, unsigned int theirs, unsigned int my, unsigned int their,
        unsigned long long stock, int size, int alpha, int beta
    ) noexcept nogil
    cdef int moves(
        self, unsigned int mine, unsigned int theirs, unsigned int my, unsigned int their,
        unsigned long long stock, int size, int alpha, int beta
    ) noexcept nogil
    cdef int exchange(
        self, unsigned int mine, unsigned int theirs, unsigned int my, unsigned int their,
        unsigned long long stock, int size, int alpha, int beta
    ) noexcept nogil
    cdef int close(
        self, unsigned int mine, unsigned int theirs, unsigned int my, unsigned int their,
        int alpha, int beta
    ) noexcept nogil
    cdef int open_lead(
        self, int card, unsigned int mine, unsigned int theirs, unsigned int my, unsigned int their,
        unsigned long long stock, int size, int alpha, int beta
    ) noexcept nogil
    cdef int open_reply(
        self, int card, unsigned int mine, unsigned int theirs, unsigned int my, unsigned int their,
        unsigned long long stock, int size, int alpha, int beta
    ) noexcept nogil
    cdef int open_trick(
        self, int card, int reply, unsigned int mine, unsigned int theirs, unsigned int my, unsigned int their,
        unsigned long long stock, int size, int alpha, int beta
    ) noexcept nogil
