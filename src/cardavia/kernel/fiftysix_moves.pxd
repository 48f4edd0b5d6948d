cimport cython
from cardavia.kernel.fiftysix_position cimport Position


@cython.final
cdef class Moves:
    cdef int[::1] cards
    cdef int[::1] scores
    cdef int[::1] weights
    cdef int[::1] tried
    cdef int[::1] settled
    cdef long long[::1] apart

    cdef int leads(self, Position position, int seat, int hint, int row) noexcept nogil
    cdef int answers(
        self, Position position, int seat, int place, int led, int best, int winner, int row
    ) noexcept nogil
    cdef int weighed(self, int outlook, int card, int habit) noexcept nogil
    cdef void insert(self, int row, int count, int card, int score) noexcept nogil
    cdef void praise(self, int side, int led, int card) noexcept nogil
    cdef void blame(self, int side, int led, int card) noexcept nogil
    cdef unsigned long long spoken_for(
        self, int side, int row, int index, int count, long long result, int target
    ) noexcept nogil
