// Runs a test's method that can be left from where its first failure is recorded, as XCTest does it on Apple's platforms
// by an exception: what the method holds is not let go.
#pragma once
#include <stdbool.h>

// Calls the body; false where it was left by `hanok_stop_test`.
bool hanok_run_test(void (*body)(void *), void *context);

// Leaves the body that runs on this thread; returns where none does.
void hanok_stop_test(void);

// Whether the present test goes on after a failure: what it has set for `continueAfterFailure`.
bool hanok_test_continues(void);
void hanok_set_test_continues(bool continues);
