// The app and Foundation ask the C library for the time of day. The library that defines these functions first, in the
// order in which the program was linked, is the one that is called: it asks the C library's own, and adds by how much
// the tool has moved the app's clock.
//
// Only who tells the time to the app is told the moved one: the program itself, and Foundation. Others would be misled:
// dispatch has the kernel wait for a time of day, and who checks a certificate wants the real one. Foundation's locks
// wait for a time of day too, which they take from a date of the app's: that time is moved back.
#define _GNU_SOURCE
#include "CAppClock.h"

#include <dlfcn.h>
#include <link.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/time.h>
#include <time.h>

static const int64_t second = 1000000000;

// Nanoseconds.
static _Atomic int64_t offset;

// MARK: Who is told

typedef struct {
    uintptr_t start, end;
} Range;
enum { range_limit = 64 };
static Range ranges[range_limit];
static _Atomic int range_count;
// How many libraries were loaded when the ranges were noted.
static unsigned long long noted_loads;

static int is_foundation(const char *path) {
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    return strncmp(name, "libFoundation", 13) == 0 || strncmp(name, "lib_FoundationICU", 17) == 0;
}

// The program has an empty name. A range that is known stays; libraries are not unloaded.
static int note_ranges(struct dl_phdr_info *library, __attribute__((unused)) size_t size, void *known_loads) {
    if (library->dlpi_adds == *(unsigned long long *)known_loads) return 1;
    noted_loads = library->dlpi_adds;
    if (*library->dlpi_name && !is_foundation(library->dlpi_name)) return 0;
    for (int index = 0; index < library->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &library->dlpi_phdr[index];
        int count = atomic_load(&range_count);
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X) || count == range_limit) continue;
        uintptr_t start = library->dlpi_addr + part->p_vaddr;
        int known = 0;
        for (int other = 0; other < count; other++) known |= ranges[other].start == start;
        if (known) continue;
        ranges[count] = (Range){start, start + part->p_memsz};
        atomic_store(&range_count, count + 1);
    }
    return 0;
}

static int is_told(void *caller) {
    uintptr_t address = (uintptr_t)caller;
    int count = atomic_load(&range_count);
    for (int index = 0; index < count; index++) {
        if (address >= ranges[index].start && address < ranges[index].end) return 1;
    }
    return 0;
}

// By how much the time of day is moved for who calls.
static int64_t offset_for(void *caller) {
    int64_t moved = atomic_load_explicit(&offset, memory_order_relaxed);
    return moved && is_told(caller) ? moved : 0;
}

void hanok_advance_time_of_day(double seconds) {
    if (!(seconds > 0) || seconds > 1e9) return;
    unsigned long long known_loads = noted_loads;
    dl_iterate_phdr(note_ranges, &known_loads);
    atomic_fetch_add(&offset, (int64_t)(seconds * (double)second));
}

// MARK: What is told

static struct timespec moved(struct timespec time, int64_t by) {
    int64_t nanoseconds = time.tv_nsec + by % second;
    time.tv_sec += by / second;
    if (nanoseconds >= second) time.tv_sec += 1, nanoseconds -= second;
    if (nanoseconds < 0) time.tv_sec -= 1, nanoseconds += second;
    time.tv_nsec = nanoseconds;
    return time;
}

// Finds the function that would be called without this library. Where there are several versions, the oldest, which a
// search without a version may find, is for older data.
static void *next(const char *name, const char *version) {
    void *found = version ? dlvsym(RTLD_NEXT, name, version) : NULL;
    return found ? found : dlsym(RTLD_NEXT, name);
}

static int real_time(clockid_t clock, struct timespec *result) {
    static int (*_Atomic real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))next("clock_gettime", NULL);
    return real(clock, result);
}

#define REPLACEMENT __attribute__((visibility("default")))

REPLACEMENT int clock_gettime(clockid_t clock, struct timespec *result) {
    int status = real_time(clock, result);
    if (status || (clock != CLOCK_REALTIME && clock != CLOCK_REALTIME_COARSE)) return status;
    int64_t by = offset_for(__builtin_return_address(0));
    if (by) *result = moved(*result, by);
    return 0;
}

REPLACEMENT int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    static int (*_Atomic real)(struct timeval *, void *);
    if (!real) real = (int (*)(struct timeval *, void *))next("gettimeofday", NULL);
    int status = real(result, zone);
    int64_t by = offset_for(__builtin_return_address(0));
    if (status || !by) return status;
    struct timespec time = moved((struct timespec){result->tv_sec, result->tv_usec * 1000}, by);
    *result = (struct timeval){time.tv_sec, time.tv_nsec / 1000};
    return 0;
}

REPLACEMENT time_t time(time_t *result) {
    struct timespec now;
    // The kernel's coarse clock, as the C library's own.
    if (real_time(CLOCK_REALTIME_COARSE, &now)) return -1;
    now = moved(now, offset_for(__builtin_return_address(0)));
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

// The time until which Foundation waits as the kernel counts it.
static struct timespec real_end(struct timespec end, void *caller) { return moved(end, -offset_for(caller)); }

REPLACEMENT int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
    static int (*_Atomic real)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
    if (!real) {
        real = (int (*)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *))next(
            "pthread_cond_timedwait", "GLIBC_2.3.2");
    }
    struct timespec time = real_end(*end, __builtin_return_address(0));
    return real(condition, mutex, &time);
}

REPLACEMENT int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
    static int (*_Atomic real)(pthread_mutex_t *, const struct timespec *);
    if (!real) {
        real = (int (*)(pthread_mutex_t *, const struct timespec *))next("pthread_mutex_timedlock", NULL);
    }
    struct timespec time = real_end(*end, __builtin_return_address(0));
    return real(mutex, &time);
}
