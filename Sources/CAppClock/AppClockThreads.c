// Whoever moves a clock that stands wants to know when the app has done what it does at this time: that is when all its
// threads wait. On a busy machine a thread may have to wait for a processor; it counts as busy then.
#define _GNU_SOURCE
#include "AppClock.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static _Atomic pid_t watcher;

// MARK: Threads that are busy

enum { ignored_limit = 32 };
static pid_t ignored[ignored_limit];

static char state_of(const char *thread) {
    char path[64], text[512];
    snprintf(path, sizeof path, "/proc/self/task/%s/stat", thread);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    // It has ended.
    if (file < 0) return 'X';
    ssize_t count = read(file, text, sizeof text - 1);
    close(file);
    if (count <= 0) return 'X';
    text[count] = 0;
    // The name in parentheses may contain any character.
    const char *name_end = strrchr(text, ')');
    return name_end && name_end[1] ? name_end[2] : 'X';
}

static int is_busy(const char *thread) {
    char state = state_of(thread);
    return state == 'R' || state == 'D';
}

static pid_t *place_among_ignored(pid_t thread) {
    for (int index = 0; index < ignored_limit; index++) {
        if (ignored[index] == thread) return &ignored[index];
    }
    return NULL;
}

// Calls the function for each thread but one and the watcher; what it answers other than 0 ends this.
static int for_each_thread(pid_t left_out, int (*visit)(pid_t, int is_busy)) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    DIR *folder = opendir("/proc/self/task");
    if (!folder) return 0;
    int result = 0;
    pthread_mutex_lock(&lock);
    for (struct dirent *entry; !result && (entry = readdir(folder));) {
        pid_t thread = atoi(entry->d_name);
        if (thread > 0 && thread != left_out && thread != watcher) result = visit(thread, is_busy(entry->d_name));
    }
    pthread_mutex_unlock(&lock);
    closedir(folder);
    return result;
}

static int counts_as_busy(pid_t thread, int is_busy) {
    pid_t *place = place_among_ignored(thread);
    if (place && !is_busy) *place = 0;
    return is_busy && !place;
}

static int ignore(pid_t thread, int is_busy) {
    pid_t *place = is_busy && !place_among_ignored(thread) ? place_among_ignored(0) : NULL;
    if (place) *place = thread;
    return 0;
}

bool hanok_other_threads_wait(void) { return !for_each_thread(gettid(), counts_as_busy); }

void hanok_ignore_busy_threads(void) { for_each_thread(gettid(), ignore); }

// MARK: Time that passes without the driver

// Until the other threads wait, some milliseconds at most.
static void let_threads_run(void) {
    for (int turn = 0; turn < 50 && !hanok_other_threads_wait(); turn++) pause_really(0.001, -1);
}

void pass_time(int64_t end) {
    while (app_elapsed() < end) {
        let_threads_run();
        int64_t alarm = next_alarm(), now = app_elapsed();
        move_clock(alarm < end && alarm > now ? alarm : end);
    }
}

// MARK: The main thread waits for its clock

static _Atomic int64_t signs;

void note_main_thread(void) { signs++; }
int64_t signs_of_life(void) { return signs; }

// Where nothing in the app has run for so long, the main thread may wait for the clock: by a run loop inside an action, a
// semaphore, a group.
static void *watch(__attribute__((unused)) void *context) {
    enum { patience = 25 };
    watcher = gettid();
    int64_t seen = -1;
    for (int count = 0;;) {
        pause_really(0.01, -1);
        int is_still = signs == seen && !for_each_thread(0, counts_as_busy);
        seen = signs;
        count = is_still ? count + 1 : 0;
        if (count < patience) continue;
        int64_t alarm = next_alarm(), now = app_elapsed(), end = now + second / 4;
        move_clock(alarm < end && alarm > now ? alarm : end);
        count = alarm < end ? patience : 0;
    }
    return NULL;
}

void watch_main_thread(void) {
    pthread_t thread;
    if (pthread_create(&thread, NULL, watch, NULL) == 0) pthread_detach(thread);
}
