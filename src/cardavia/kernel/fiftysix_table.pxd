cimport cython
from cardavia.kernel.fiftysix_position cimport Position


@cython.final
cdef class Table:
    cdef int players
    cdef int size
    cdef int ways
    cdef unsigned long long buckets
    cdef unsigned long long generation
    cdef unsigned long long[::1] words
    cdef unsigned long long[::1] signs
    cdef unsigned long long[::1] ladders
    cdef unsigned long long[::1] rungs
    cdef unsigned long long[::1] alike
    cdef unsigned long long[::1] spread

    cdef void sign(self, Position position, int leader, int tricks) noexcept nogil
    cdef unsigned long long ladder(self, unsigned long long hand) noexcept nogil
    cdef long long find(self, int tricks, int target) noexcept nogil
    cdef void keep(self, int tricks, int target, long long result, unsigned long long lead, unsigned long long nodes) noexcept nogil
    cdef int hint(self, int tricks, int side) noexcept nogil
    cdef int place_for(self, unsigned long long bucket, int tricks, int target, long long result) noexcept nogil
    cdef int cost(self, unsigned long long entry, int sign, unsigned long long relations, int more, int most) noexcept nogil
