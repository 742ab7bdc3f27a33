/** Of what a tuning's tasks answer, apart from the kernels: whatever changes an answer gets the next number. */
export const TUNING_VERSION = 1;
