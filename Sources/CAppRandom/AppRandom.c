// Swift's standard library has its random numbers from the kernel, by the C library's `syscall`. The library that defines
// this function first, in the order in which the program was linked, is the one that is called: it answers by itself where
// there is a seed, and hands all else over to the C library's own.
#define _GNU_SOURCE
#include "CAppRandom.h"

#include <dlfcn.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/types.h>

static _Atomic bool is_seeded;
static _Atomic uint64_t state;

void hanok_seed_random(uint64_t seed) {
    state = seed;
    is_seeded = true;
}

// SplitMix64, by Steele, Lea and Flood ("Fast Splittable Pseudorandom Number Generators", 2014): each step adds the same
// number, so that threads need no lock.
static uint64_t next_number(void) {
    uint64_t number = atomic_fetch_add(&state, 0x9E3779B97F4A7C15) + 0x9E3779B97F4A7C15;
    number = (number ^ (number >> 30)) * 0xBF58476D1CE4E5B9;
    number = (number ^ (number >> 27)) * 0x94D049BB133111EB;
    return number ^ (number >> 31);
}

static void fill(unsigned char *bytes, size_t count) {
    while (count > 0) {
        uint64_t number = next_number();
        size_t part = count < sizeof number ? count : sizeof number;
        memcpy(bytes, &number, part);
        bytes += part;
        count -= part;
    }
}

static bool is_standard_library(const void *caller) {
    Dl_info info;
    if (!dladdr(caller, &info) || !info.dli_fname) return false;
    const char *slash = strrchr(info.dli_fname, '/');
    return strncmp(slash ? slash + 1 : info.dli_fname, "libswiftCore.", 13) == 0;
}

__attribute__((visibility("default"))) long syscall(long number, ...) {
    va_list list;
    va_start(list, number);
    long arguments[6];
    for (int index = 0; index < 6; index++) arguments[index] = va_arg(list, long);
    va_end(list);
    if (number == SYS_getrandom && is_seeded && is_standard_library(__builtin_return_address(0))) {
        fill((unsigned char *)arguments[0], (size_t)arguments[1]);
        return arguments[1];
    }
    static long (*_Atomic real)(long, ...);
    if (!real) real = (long (*)(long, ...))dlsym(RTLD_NEXT, "syscall");
    return real(number, arguments[0], arguments[1], arguments[2], arguments[3], arguments[4], arguments[5]);
}
