cimport cython
from cardavia.kernel.fiftysix_search cimport Search


@cython.final
cdef class Question:
    cdef Search search
    cdef int seat
    cdef int place
    cdef int led
    cdef int best
    cdef int winner
    cdef int lying
    cdef long long relations
    cdef readonly int points
    cdef int tricks

    cpdef int bound(self, int card, int target)
    cdef long long answer(self, int card, int target) noexcept nogil
    cpdef int value(self, int card, int guess)
