// What time it is for the app, where a tool moves its clock.
#ifndef HANOK_CAPPCLOCK_H
#define HANOK_CAPPCLOCK_H

#include <stdbool.h>

/// Gives the app a clock of its own, which `hanok_app_clock_advance` can move ahead and which else goes as the real one.
///
/// It is what the program, Foundation, dispatch and Swift's concurrency are told, and what their timers, delays and sleeps
/// wait for. To be called on the main thread; a second call has no effect.
void hanok_app_clock_start(void);

/// Gives the app a clock that stands still, at the second that has begun, and moves only when it is moved.
///
/// Where all threads wait for so long that the app might wait for its clock on the main thread, it goes on nevertheless.
void hanok_app_clock_start_standing(void);

/// Whether the clock only moves when it is moved.
bool hanok_app_clock_stands(void);

/// Seconds since the clock was started; 0 before.
double hanok_app_clock_elapsed(void);

/// Moves the clock ahead and wakes what waits for a time until then; a number of seconds that is not above 0, and any where
/// the clock was not started, moves nothing.
void hanok_app_clock_advance(double seconds);

/// Moves the clock ahead to seconds since it was started.
void hanok_app_clock_move_to(double elapsed);

/// Sets what date it is for the app, in seconds since 1970. What waits for a delay is not affected.
void hanok_app_clock_set_date(double seconds);

/// When the next timer, delay or sleep is over, in seconds since the clock was started; infinite where nothing waits.
double hanok_app_clock_next_alarm(void);

/// Whether all threads but the calling one wait for something. One that has been found busy again and again, see
/// `hanok_ignore_busy_threads`, does not count.
bool hanok_other_threads_wait(void);

/// Leaves those threads out that are busy now, until they wait for the first time.
void hanok_ignore_busy_threads(void);

/// Whether a file can be read without waiting; -1 is no file.
bool hanok_is_readable(int file);

/// Seconds of the machine's clock since some time.
double hanok_real_time(void);

/// Pauses the calling thread for seconds of the machine's clock, or until a file can be read; -1 is no file.
void hanok_real_pause(double seconds, int file);

#endif
