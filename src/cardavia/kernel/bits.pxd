# How the compiled kernel counts and finds bits: one instruction each.

cdef extern from *:
    """
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __forceinline int cardavia_popcount(unsigned long long bits) { return (int)__popcnt64(bits); }
    static __forceinline int cardavia_ctz(unsigned long long bits) {
        unsigned long place;
        _BitScanForward64(&place, bits);
        return (int)place;
    }
    static __forceinline int cardavia_clz(unsigned long long bits) {
        unsigned long place;
        _BitScanReverse64(&place, bits);
        return 63 - (int)place;
    }
    #else
    #define cardavia_popcount(bits) __builtin_popcountll(bits)
    #define cardavia_ctz(bits) __builtin_ctzll(bits)
    #define cardavia_clz(bits) __builtin_clzll(bits)
    #endif
    """
    # How many bits are set.
    int popcount "cardavia_popcount"(unsigned long long bits) noexcept nogil
    # How many zeros stand below the lowest bit set: its place. Some bit has to be set.
    int ctz "cardavia_ctz"(unsigned long long bits) noexcept nogil
    # How many of the 64 places stand above the highest bit set. Some bit has to be set.
    int clz "cardavia_clz"(unsigned long long bits) noexcept nogil
