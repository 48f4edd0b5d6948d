cimport cython
from cardavia.kernel.fiftysix_moves cimport Moves
from cardavia.kernel.fiftysix_position cimport Position
from cardavia.kernel.fiftysix_table cimport Table


cdef struct Trick:  # small enough to travel in two registers
    signed char seat
    signed char place
    signed char led
    signed char best
    signed char winner
    short lying
    long long relations

cdef Trick begun(int leader) noexcept nogil

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
    cdef long long before(self, int leader, int target, int points, int tricks) noexcept nogil
    cdef long long last_trick(self, int leader, int points) noexcept nogil
    cdef long long turn(self, Trick trick, int target, int points, int tricks) noexcept nogil
    cdef long long tried(
        self, Trick trick, int target, int points, int tricks, int row, int count
    ) noexcept nogil
    cdef long long played(self, int card, Trick trick, int target, int points, int tricks) noexcept nogil
    cdef long long finished(self, Trick trick, int target, int points, int tricks) noexcept nogil
    cdef Trick joined(self, Trick trick, int card) noexcept nogil
