cimport cython
from cardavia.kernel.fiftysix_moves cimport Moves
from cardavia.kernel.fiftysix_position cimport Position
from cardavia.kernel.fiftysix_table cimport Table


@cython.final
cdef class Search:
    cdef int players
    cdef Position position
    cdef Table table
    cdef Moves moves
    cdef long long nodes
    cdef long long limit
    cdef int lead
    cdef bint stopped

    cdef void begin(self, long long limit) noexcept nogil
    cdef long long trick(self, int leader, int target, int points, int tricks) noexcept nogil
    cdef long long last_trick(self, int leader, int points) noexcept nogil
    cdef long long turn(
        self, int seat, int place, int led, int best, int winner, int lying, long long relations,
        int target, int points, int tricks,
    ) noexcept nogil
    cdef long long tried(
        self, int seat, int place, int led, int best, int winner, int lying, long long relations,
        int target, int points, int tricks, int row, int count,
    ) noexcept nogil
    cdef long long played(
        self, int card, int seat, int place, int led, int best, int winner, int lying, long long relations,
        int target, int points, int tricks,
    ) noexcept nogil
