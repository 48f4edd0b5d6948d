cimport cython
from cardavia.kernel.fiftysix_search cimport Search, Trick


@cython.final
cdef class Question:
    cdef Search search
    cdef Trick trick
    cdef readonly int points
    cdef int tricks

    cpdef int bound(self, int card, int target)
    cdef long long answer(self, int card, int target) noexcept nogil
    cpdef int value(self, int card, int guess)
