# What the other modules of the Schnapsen players use of this one when they are compiled.

cdef unsigned int bit(int card) noexcept nogil
cdef int turned(int card, int trump) noexcept nogil
cdef unsigned int turned_hand(unsigned int cards, int trump) noexcept nogil
