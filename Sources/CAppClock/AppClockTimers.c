// Run loops and dispatch have the kernel wake them by timers. Where the app has a clock of its own, its timers are set anew
// whenever that is moved: at once where one is due, to the rest of its time where the clock goes, and not at all where it
// stands.
#define _GNU_SOURCE
#include "AppClock.h"

#include <poll.h>
#include <string.h>
#include <sys/timerfd.h>

// A timer of the kernel has the number of its file.
enum { timer_limit = 4096 };
typedef struct {
    clockid_t clock;
    // The time of that clock.
    int64_t time;
    enum { off, set, due } state;
} Timer;
static Timer timers[timer_limit];
static int used_timers;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int real_settime(int file, int flags, const struct itimerspec *time, struct itimerspec *before) {
    static int (*_Atomic real)(int, int, const struct itimerspec *, struct itimerspec *);
    if (!real) {
        real = (int (*)(int, int, const struct itimerspec *, struct itimerspec *))next_function("timerfd_settime", NULL);
    }
    return real(file, flags, time, before);
}

// Seconds of the kernel; 0 sets the timer off.
static int set_kernel_timer(int file, int64_t delay) {
    struct itimerspec time = {.it_value = timespec_of(delay)};
    return real_settime(file, 0, &time, NULL);
}

static int arm(int file) {
    Timer *timer = &timers[file];
    int64_t rest = elapsed_at(timer->clock, timer->time) - app_elapsed();
    if (rest <= 0) timer->state = due;
    int64_t delay = rest <= 0 ? 1 : hanok_app_clock_stands() ? 0 : rest;
    int status = set_kernel_timer(file, delay);
    // The file was closed.
    if (status) timer->state = off;
    return status;
}

// Until the kernel has woken who waits for it.
static void await_kernel(int file) {
    struct pollfd poll_file = {.fd = file, .events = POLLIN};
    poll(&poll_file, 1, 20);
}

void set_timers(void) {
    pthread_mutex_lock(&lock);
    for (int file = 0; file < used_timers; file++) {
        if (timers[file].state != set) continue;
        if (arm(file) == 0 && timers[file].state == due) await_kernel(file);
    }
    pthread_mutex_unlock(&lock);
}

// Of a clock that goes, the kernel wakes who waits; what is past then is no longer to come.
int64_t next_timer(void) {
    int64_t next = never, now = hanok_app_clock_stands() ? INT64_MIN : app_elapsed();
    pthread_mutex_lock(&lock);
    for (int file = 0; file < used_timers; file++) {
        if (timers[file].state != set) continue;
        int64_t time = elapsed_at(timers[file].clock, timers[file].time);
        if (time > now && time < next) next = time;
    }
    pthread_mutex_unlock(&lock);
    return next;
}

REPLACEMENT int timerfd_create(clockid_t clock, int flags) {
    static int (*_Atomic real)(clockid_t, int);
    if (!real) real = (int (*)(clockid_t, int))next_function("timerfd_create", NULL);
    int file = real(clock, flags);
    if (file < 0 || file >= timer_limit) return file;
    pthread_mutex_lock(&lock);
    timers[file] = (Timer){.clock = clock, .state = off};
    if (file >= used_timers) used_timers = file + 1;
    pthread_mutex_unlock(&lock);
    return file;
}

REPLACEMENT int timerfd_settime(
    int file, int flags, const struct itimerspec *time, struct itimerspec *before) {
    int is_ours = has_app_clock() && file >= 0 && file < used_timers && time && is_told(CALLER, tells_time);
    // Neither run loops nor dispatch have the kernel repeat a timer.
    if (!is_ours || nanoseconds(time->it_interval)) return real_settime(file, flags, time, before);
    pthread_mutex_lock(&lock);
    Timer *timer = &timers[file];
    int64_t value = nanoseconds(time->it_value);
    int status;
    if (value == 0) {
        timer->state = off;
        status = set_kernel_timer(file, 0);
    } else {
        int64_t now = clock_shift(timer->clock) + real_now(timer->clock);
        timer->time = flags & TFD_TIMER_ABSTIME ? value : now + value;
        timer->state = set;
        status = arm(file);
    }
    pthread_mutex_unlock(&lock);
    if (before) memset(before, 0, sizeof *before);
    return status;
}
