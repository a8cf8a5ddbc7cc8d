// The random numbers of the app, where a tool says which.
#ifndef HANOK_CAPPRANDOM_H
#define HANOK_CAPPRANDOM_H

#include <stdint.h>

/// From here on Swift's random numbers follow from the seed: those of `random(in:)`, `shuffle()`, `randomElement()`,
/// `SystemRandomNumberGenerator`. The same calls in the same order get the same numbers in each run.
///
/// Identifiers (`UUID()`) stay unique. Everybody else who asks the kernel, such as for the keys of a connection, gets real ones.
void hanok_seed_random(uint64_t seed);

#endif
