// What time it is for the app, where a tool moves its clock.
#ifndef HANOK_CAPPCLOCK_H
#define HANOK_CAPPCLOCK_H

/// Moves the time of day that the app and Foundation are told (`Date()`) ahead, by seconds above 0.
///
/// What measures how long something takes goes on as before: timers, sleeping tasks, network and dispatch.
void hanok_advance_time_of_day(double seconds);

#endif
