cdef unsigned long long beating(int card, unsigned long long trumps) noexcept nogil
cdef unsigned long long sensible_lead(
    unsigned long long cards, unsigned long long others, unsigned long long trumps
) noexcept nogil
cdef unsigned long long sensible_answer(
    unsigned long long cards, unsigned long long others, unsigned long long trumps,
    unsigned long long above, bint ours, bint ruffs
) noexcept nogil
