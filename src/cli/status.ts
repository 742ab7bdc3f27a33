/** Exit statuses. */
export type ExitStatus = typeof FINE | typeof REFUSED | typeof MISUSED | typeof INTERNAL;

export const FINE = 0;
/** The input was refused. */
export const REFUSED = 1;
/** The command line itself was wrong. */
export const MISUSED = 2;
/** A fault of the program. */
export const INTERNAL = 70;
