/** Exit statuses. */
export type ExitStatus = typeof FINE | typeof REFUSED | typeof MISUSED | typeof INTERNAL | typeof STOPPED;

export const FINE = 0;
/** The input was refused. */
export const REFUSED = 1;
/** The command line itself was wrong. */
export const MISUSED = 2;
/** Stopped by the person, as shells have it for Ctrl-C. */
export const STOPPED = 130;
/** A fault of the program. */
export const INTERNAL = 70;
