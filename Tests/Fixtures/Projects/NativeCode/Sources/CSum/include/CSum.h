/// The sum of two numbers, doubled.
int c_sum(int a, int b);
