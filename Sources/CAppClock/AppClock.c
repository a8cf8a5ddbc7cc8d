// The app, Foundation and dispatch ask the C library for the time. The library that defines these functions first, in the
// order in which the program was linked, is the one that is called: it asks the C library's own, or tells the app's time
// where the app has a clock of its own.
#define _GNU_SOURCE
#include "AppClock.h"

#include <math.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <sys/time.h>
#include <unistd.h>

static _Atomic enum { absent, going, standing } state;
// Of a clock that stands, the elapsed time; of one that goes, by how much it is ahead of the machine's.
static _Atomic int64_t moved;
// What the clocks showed when the app's was started: the time of day, uptime, uptime with sleep.
static int64_t real_start;
static _Atomic int64_t date_start;
static int64_t uptime_start, awake_start;

int has_app_clock(void) { return state != absent; }
bool hanok_app_clock_stands(void) { return state == standing; }

int is_main_thread(void) {
    static _Thread_local pid_t thread;
    if (!thread) thread = gettid();
    return thread == getpid();
}

// MARK: Time

static int real_time(clockid_t clock, struct timespec *result) {
    static int (*_Atomic real)(clockid_t, struct timespec *);
    if (!real) real = (int (*)(clockid_t, struct timespec *))next_function("clock_gettime", NULL);
    return real(clock, result);
}

int64_t real_now(clockid_t clock) {
    struct timespec time;
    real_time(clock, &time);
    return nanoseconds(time);
}

int64_t app_elapsed(void) {
    switch (state) {
    case absent: return 0;
    case going: return real_now(CLOCK_MONOTONIC) - real_start + moved;
    case standing: return moved;
    }
}

static int64_t start_of(clockid_t clock) {
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE: return date_start;
    case CLOCK_BOOTTIME: return awake_start;
    default: return uptime_start;
    }
}

static int is_app_clock(clockid_t clock) {
    switch (clock) {
    case CLOCK_REALTIME:
    case CLOCK_REALTIME_COARSE:
    case CLOCK_MONOTONIC:
    case CLOCK_MONOTONIC_COARSE:
    case CLOCK_MONOTONIC_RAW:
    case CLOCK_BOOTTIME: return 1;
    default: return 0;
    }
}

int64_t elapsed_at(clockid_t clock, int64_t time) { return time - start_of(clock); }

int64_t clock_shift(clockid_t clock) { return start_of(clock) + app_elapsed() - real_now(clock); }

double hanok_app_clock_elapsed(void) { return (double)app_elapsed() / (double)second; }

// MARK: Moving it

static void start(int stands) {
    if (state != absent) return;
    note_audience();
    real_start = uptime_start = real_now(CLOCK_MONOTONIC);
    awake_start = real_now(CLOCK_BOOTTIME);
    date_start = real_now(CLOCK_REALTIME);
    // A whole second has the same fractions in a floating-point date at each run.
    if (stands) date_start -= date_start % second;
    state = stands ? standing : going;
    if (stands) watch_main_thread();
}

void hanok_app_clock_start(void) { start(0); }
void hanok_app_clock_start_standing(void) { start(1); }

// Never back, whatever thread is faster.
void move_clock(int64_t elapsed) {
    if (state == standing) {
        int64_t before = moved;
        while (before < elapsed && !atomic_compare_exchange_weak(&moved, &before, elapsed)) {}
    } else {
        int64_t ahead = elapsed - app_elapsed();
        if (ahead > 0) moved += ahead;
    }
    set_timers();
    wake_sleepers();
}

static int is_length(double seconds) { return seconds > 0 && seconds <= 1e9; }

static void move_from_outside(int64_t elapsed) {
    note_audience();
    move_clock(elapsed);
}

void hanok_app_clock_move_to(double elapsed) {
    if (has_app_clock() && is_length(elapsed)) move_from_outside(llround(elapsed * (double)second));
}

void hanok_app_clock_advance(double seconds) {
    if (has_app_clock() && is_length(seconds)) move_from_outside(app_elapsed() + llround(seconds * (double)second));
}

void hanok_app_clock_set_date(double seconds) {
    if (!has_app_clock() || !(fabs(seconds) < 9e9)) return;
    date_start = llround(seconds * (double)second) - app_elapsed();
    set_timers();
}

double hanok_app_clock_next_alarm(void) {
    int64_t time = next_alarm();
    return time == never ? INFINITY : (double)time / (double)second;
}

int64_t next_alarm(void) {
    int64_t timer = next_timer(), sleeper = next_sleeper();
    return timer < sleeper ? timer : sleeper;
}

double hanok_real_time(void) { return (double)real_now(CLOCK_MONOTONIC) / (double)second; }

// MARK: What is told

// The main thread that asks for the time again and again without coming back waits for it: it goes on then.
static void mind_impatience(void) {
    static int64_t last_elapsed, last_sign;
    static int count;
    enum { patience = 100000 };
    int64_t elapsed = moved, sign = signs_of_life();
    count = elapsed == last_elapsed && sign == last_sign ? count + 1 : 0;
    if (count > patience) move_clock(elapsed += second / 10000), count = patience;
    last_elapsed = elapsed;
    last_sign = sign;
}

static int64_t told(clockid_t clock) {
    if (state == standing && is_main_thread()) mind_impatience();
    return start_of(clock) + app_elapsed();
}

REPLACEMENT int clock_gettime(clockid_t clock, struct timespec *result) {
    if (!has_app_clock() || !is_app_clock(clock) || !is_told(CALLER, tells_time)) return real_time(clock, result);
    *result = timespec_of(told(clock));
    return 0;
}

REPLACEMENT int gettimeofday(struct timeval *restrict result, void *restrict zone) {
    static int (*_Atomic real)(struct timeval *, void *);
    if (!real) real = (int (*)(struct timeval *, void *))next_function("gettimeofday", NULL);
    if (!has_app_clock() || !is_told(CALLER, tells_time)) return real(result, zone);
    struct timespec time = timespec_of(told(CLOCK_REALTIME));
    *result = (struct timeval){time.tv_sec, time.tv_nsec / 1000};
    return 0;
}

REPLACEMENT time_t time(time_t *result) {
    struct timespec now;
    // The kernel's coarse clock, as the C library's own.
    if (real_time(CLOCK_REALTIME_COARSE, &now)) return -1;
    if (has_app_clock() && is_told(CALLER, tells_time)) now = timespec_of(told(CLOCK_REALTIME));
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

// MARK: Who waits for something, at most until a date

// The time until which they wait as the kernel counts it.
static struct timespec real_end(const struct timespec *end, uintptr_t caller) {
    if (!has_app_clock() || !is_told(caller, tells_time)) return *end;
    return timespec_of(nanoseconds(*end) - clock_shift(CLOCK_REALTIME));
}

int real_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *mutex, const struct timespec *end) {
    static int (*_Atomic real)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
    if (!real) {
        real = (int (*)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *))next_function(
            "pthread_cond_timedwait", "GLIBC_2.3.2");
    }
    return real(condition, mutex, end);
}

REPLACEMENT int pthread_cond_timedwait(
    pthread_cond_t *restrict condition, pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
    struct timespec time = real_end(end, CALLER);
    return real_cond_timedwait(condition, mutex, &time);
}

REPLACEMENT int pthread_mutex_timedlock(pthread_mutex_t *restrict mutex, const struct timespec *restrict end) {
    static int (*_Atomic real)(pthread_mutex_t *, const struct timespec *);
    if (!real) {
        real = (int (*)(pthread_mutex_t *, const struct timespec *))next_function("pthread_mutex_timedlock", NULL);
    }
    struct timespec time = real_end(end, CALLER);
    return real(mutex, &time);
}

REPLACEMENT int sem_timedwait(sem_t *restrict semaphore, const struct timespec *restrict end) {
    static int (*_Atomic real)(sem_t *, const struct timespec *);
    if (!real) real = (int (*)(sem_t *, const struct timespec *))next_function("sem_timedwait", NULL);
    struct timespec time = real_end(end, CALLER);
    return real(semaphore, &time);
}
