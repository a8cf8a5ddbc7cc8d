// Threads of the app sleep by its clock.
#define _GNU_SOURCE
#include "AppClock.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

typedef struct Sleeper {
    int64_t end;
    struct Sleeper *next;
} Sleeper;
static Sleeper *sleepers;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t moved = PTHREAD_COND_INITIALIZER;

static int real_clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
    static int (*_Atomic real)(clockid_t, int, const struct timespec *, struct timespec *);
    if (!real) {
        real = (int (*)(clockid_t, int, const struct timespec *, struct timespec *))next_function(
            "clock_nanosleep", "GLIBC_2.17");
    }
    return real(clock, flags, time, rest);
}

static void wait_until_moved(int64_t end) {
    if (hanok_app_clock_stands()) {
        pthread_cond_wait(&moved, &lock);
        return;
    }
    struct timespec time = timespec_of(real_now(CLOCK_REALTIME) + end - app_elapsed());
    real_cond_timedwait(&moved, &lock, &time);
}

static void remove_sleeper(Sleeper *sleeper) {
    Sleeper **link = &sleepers;
    while (*link != sleeper) link = &(*link)->next;
    *link = sleeper->next;
}

static void sleep_until(int64_t end) {
    // Nobody else would move the clock while the main thread sleeps.
    if (is_main_thread() && hanok_app_clock_stands()) {
        pass_time(end);
        return;
    }
    Sleeper sleeper = {.end = end};
    pthread_mutex_lock(&lock);
    sleeper.next = sleepers;
    sleepers = &sleeper;
    while (app_elapsed() < end) wait_until_moved(end);
    remove_sleeper(&sleeper);
    pthread_mutex_unlock(&lock);
}

void wake_sleepers(void) {
    pthread_mutex_lock(&lock);
    pthread_cond_broadcast(&moved);
    pthread_mutex_unlock(&lock);
}

int64_t next_sleeper(void) {
    int64_t next = never, now = app_elapsed();
    pthread_mutex_lock(&lock);
    for (Sleeper *sleeper = sleepers; sleeper; sleeper = sleeper->next) {
        if (sleeper->end > now && sleeper->end < next) next = sleeper->end;
    }
    pthread_mutex_unlock(&lock);
    return next;
}

// MARK: The C library's functions

REPLACEMENT int clock_nanosleep(
    clockid_t clock, int flags, const struct timespec *time, struct timespec *rest) {
    if (!has_app_clock() || !is_told(CALLER, tells_sleep)) return real_clock_nanosleep(clock, flags, time, rest);
    if (time->tv_nsec < 0 || time->tv_nsec >= second) return EINVAL;
    int64_t length = nanoseconds(*time);
    sleep_until(flags & TIMER_ABSTIME ? elapsed_at(clock, length) : app_elapsed() + length);
    return 0;
}

REPLACEMENT int nanosleep(const struct timespec *time, struct timespec *rest) {
    if (has_app_clock() && is_told(CALLER, tells_sleep) && time->tv_nsec >= 0 && time->tv_nsec < second) {
        sleep_until(app_elapsed() + nanoseconds(*time));
        return 0;
    }
    int error = real_clock_nanosleep(CLOCK_REALTIME, 0, time, rest);
    if (error) errno = error;
    return error ? -1 : 0;
}

REPLACEMENT int usleep(useconds_t microseconds) {
    int64_t length = (int64_t)microseconds * 1000;
    if (has_app_clock() && is_told(CALLER, tells_sleep)) {
        sleep_until(app_elapsed() + length);
        return 0;
    }
    struct timespec time = timespec_of(length);
    int error = real_clock_nanosleep(CLOCK_REALTIME, 0, &time, NULL);
    if (error) errno = error;
    return error ? -1 : 0;
}

REPLACEMENT unsigned int sleep(unsigned int seconds) {
    if (has_app_clock() && is_told(CALLER, tells_sleep)) {
        sleep_until(app_elapsed() + seconds * second);
        return 0;
    }
    struct timespec rest, time = {.tv_sec = seconds};
    if (real_clock_nanosleep(CLOCK_REALTIME, 0, &time, &rest) == 0) return 0;
    return (unsigned int)rest.tv_sec + (rest.tv_nsec >= second / 2);
}

// MARK: Real pauses

bool hanok_is_readable(int file) {
    struct pollfd poll_file = {.fd = file, .events = POLLIN};
    return file >= 0 && poll(&poll_file, 1, 0) == 1 && poll_file.revents & POLLIN;
}

void pause_really(double seconds, int file) {
    struct pollfd poll_file = {.fd = file, .events = POLLIN};
    struct timespec time = timespec_of((int64_t)(seconds * (double)second));
    ppoll(&poll_file, file >= 0, &time, NULL);
}

void hanok_real_pause(double seconds, int file) {
    if (is_main_thread()) note_main_thread();
    if (seconds > 0) pause_really(seconds, file);
}
