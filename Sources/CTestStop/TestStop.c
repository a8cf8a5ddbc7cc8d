#include "CTestStop.h"

#include <setjmp.h>
#include <stdatomic.h>
#include <stdint.h>

// Swift's own, by which tasks take the list of their accesses to memory along: here the list of a body that is left is
// dropped, which leads into its stack.
void swift_task_enterThreadLocalContext(char *state) __attribute__((weak));
void swift_task_exitThreadLocalContext(char *state) __attribute__((weak));

static _Thread_local jmp_buf start;
static _Thread_local bool is_running;
static atomic_bool continues = true;

bool hanok_run_test(void (*body)(void *), void *context) {
    if (is_running) {
        body(context);
        return true;
    }
    is_running = true;
    uintptr_t accesses[2] = {0, 0};
    if (swift_task_enterThreadLocalContext) swift_task_enterThreadLocalContext((char *)accesses);
    // Set again after the jump, so that no value is lost in a register.
    volatile bool is_whole = true;
    if (_setjmp(start) == 0) {
        body(context);
    } else {
        is_whole = false;
    }
    if (swift_task_exitThreadLocalContext) swift_task_exitThreadLocalContext((char *)accesses);
    is_running = false;
    return is_whole;
}

void hanok_stop_test(void) {
    if (is_running) _longjmp(start, 1);
}

bool hanok_test_continues(void) { return atomic_load(&continues); }

void hanok_set_test_continues(bool value) { atomic_store(&continues, value); }
