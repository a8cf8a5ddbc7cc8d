// What the parts of the app's clock know of each other.
#ifndef HANOK_APPCLOCK_H
#define HANOK_APPCLOCK_H

#include "CAppClock.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdint.h>
#include <time.h>

#define REPLACEMENT __attribute__((visibility("default")))
#define CALLER ((uintptr_t)__builtin_return_address(0))

static const int64_t second = 1000000000;

// MARK: Who is told (AppClockAudience.c)

typedef enum {
    // Is told the app's time, and has timers of it.
    tells_time = 1,
    // Sleeps by the app's time.
    tells_sleep = 2,
} Audience;

void note_audience(void);
int is_told(uintptr_t caller, Audience audience);

// MARK: Time (AppClock.c), in nanoseconds

int has_app_clock(void);
int64_t app_elapsed(void);
int64_t real_now(clockid_t clock);
// What the app is told less what it really is.
int64_t clock_shift(clockid_t clock);
// The app's elapsed time at a time of a clock.
int64_t elapsed_at(clockid_t clock, int64_t time);
void move_clock(int64_t elapsed);
int is_main_thread(void);
int real_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end);

static inline int64_t nanoseconds(struct timespec time) { return time.tv_sec * second + time.tv_nsec; }

static inline struct timespec timespec_of(int64_t nanoseconds) {
    struct timespec time = {nanoseconds / second, nanoseconds % second};
    if (time.tv_nsec < 0) time.tv_sec -= 1, time.tv_nsec += second;
    return time;
}

// Finds the function that would be called without this library. Where there are several versions, the oldest, which a
// search without a version may find, is for older data.
static inline void *next_function(const char *name, const char *version) {
    void *found = version ? dlvsym(RTLD_NEXT, name, version) : NULL;
    return found ? found : dlsym(RTLD_NEXT, name);
}

// MARK: What waits for a time (AppClockTimers.c, AppClockSleepers.c)

static const int64_t never = INT64_MAX;

int64_t next_timer(void);
int64_t next_sleeper(void);
int64_t next_alarm(void);
// Sets the kernel's timers anew, after the clock was moved.
void set_timers(void);
void wake_sleepers(void);

void pause_really(double seconds, int file);

// MARK: Threads (AppClockThreads.c)

// Lets time pass for who is not to wait: wakes what is due on the way, in order, and gives it time to run.
void pass_time(int64_t end);
// Starts a thread that moves the clock where the main thread waits for it.
void watch_main_thread(void);
// Each time that the main thread gives a sign of life, this is another number.
void note_main_thread(void);
int64_t signs_of_life(void);

#endif
