// Only who tells the time to the app, or waits in its name, is told the app's: the program itself, Foundation, dispatch and
// Swift's concurrency. Others would be misled: who checks a certificate wants the real time, and who waits for a network's
// answer waits for real.
#define _GNU_SOURCE
#include "AppClock.h"

#include <link.h>
#include <stdatomic.h>
#include <string.h>

typedef struct {
    uintptr_t start, end;
    Audience audience;
} Range;
enum { range_limit = 64 };
static Range ranges[range_limit];
static _Atomic int range_count;
// How many libraries were loaded when the ranges were noted.
static unsigned long long noted_loads;

// The program has an empty name. What dispatch itself sleeps for, such as for memory, is real.
static Audience audience_of(const char *path) {
    if (!*path) return tells_time | tells_sleep;
    const char *slash = strrchr(path, '/');
    const char *name = slash ? slash + 1 : path;
    if (strncmp(name, "libFoundation", 13) == 0 || strncmp(name, "lib_FoundationICU", 17) == 0) {
        return tells_time | tells_sleep;
    }
    if (strncmp(name, "libdispatch", 11) == 0 || strncmp(name, "libswift_Concurrency", 20) == 0) return tells_time;
    return 0;
}

// A range that is known stays; libraries are not unloaded.
static int note_ranges(struct dl_phdr_info *library, __attribute__((unused)) size_t size, void *known_loads) {
    if (library->dlpi_adds == *(unsigned long long *)known_loads) return 1;
    noted_loads = library->dlpi_adds;
    Audience audience = audience_of(library->dlpi_name);
    if (!audience) return 0;
    for (int index = 0; index < library->dlpi_phnum; index++) {
        const ElfW(Phdr) *part = &library->dlpi_phdr[index];
        int count = atomic_load(&range_count);
        if (part->p_type != PT_LOAD || !(part->p_flags & PF_X) || count == range_limit) continue;
        uintptr_t start = library->dlpi_addr + part->p_vaddr;
        int known = 0;
        for (int other = 0; other < count; other++) known |= ranges[other].start == start;
        if (known) continue;
        ranges[count] = (Range){start, start + part->p_memsz, audience};
        atomic_store(&range_count, count + 1);
    }
    return 0;
}

void note_audience(void) {
    unsigned long long known_loads = noted_loads;
    dl_iterate_phdr(note_ranges, &known_loads);
}

int is_told(uintptr_t caller, Audience audience) {
    int count = atomic_load(&range_count);
    for (int index = 0; index < count; index++) {
        if (caller >= ranges[index].start && caller < ranges[index].end) return ranges[index].audience & audience;
    }
    return 0;
}
