cdef long long compared(long long relations, int suit, int power, int best) noexcept nogil
