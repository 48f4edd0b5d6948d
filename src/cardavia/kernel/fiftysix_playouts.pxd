cimport cython


@cython.final
cdef class PlayOuts:
    cdef int players
    cdef unsigned long long trumps
    cdef unsigned long long[::1] beating
    cdef unsigned int sensible
    cdef unsigned long long chance
    cdef int tricks
    cdef int begun
    cdef int first_leader
    cdef int points
    cdef int pooled
    cdef unsigned long long[::1] known
    cdef unsigned char[::1] missing
    cdef unsigned char[::1] pool
    cdef unsigned char[::1] trick
    cdef unsigned long long[::1] hands
    cdef unsigned char[::1] line
    cdef int played
    # the trick on the table
    cdef int leader
    cdef int waiting
    cdef unsigned long long follow
    cdef int winner
    cdef unsigned long long above
    cdef int worth

    cdef int play_out(self) noexcept nogil
    cdef void deal(self) noexcept nogil
    cdef void take_up(self) noexcept nogil
    cdef void clear(self, int leader) noexcept nogil
    cdef void put(self, int seat, int card) noexcept nogil
    cdef void lay(self, int seat, int card) noexcept nogil
    cdef int choice(self, int seat) noexcept nogil
    cdef unsigned long long others(self, int seat) noexcept nogil
    cdef int any_of(self, unsigned long long cards) noexcept nogil
    cdef int below(self, int limit) noexcept nogil
