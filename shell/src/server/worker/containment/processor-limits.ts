/**
 * Limits on the processor time of one turn of the event loop, in milliseconds: after the first the supervisor sends other remotes'
 * pages elsewhere, after the second the stack is read, after the third the code is stopped.
 */
export const reportAfter = 100;
export const suspiciousAfter = 250;
export const stoppedAfter = 800;
/** The same limits for the time in which the thread slept. */
export const sleepReportAfter = 150;
export const sleepSuspiciousAfter = 300;
export const sleepStoppedAfter = 2_000;
/** Code of no remote is the shell's own, and is stopped later, after this many milliseconds. */
export const unownedStoppedAfter = 4_000;
