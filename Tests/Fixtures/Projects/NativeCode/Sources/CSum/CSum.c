#include "CSum.h"

int c_sum(int a, int b) { return (a + b) * FACTOR; }
