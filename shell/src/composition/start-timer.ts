/** Calls `onEnd` after this time, in milliseconds. @returns stops the timer */
export type StartTimer = (time: number, onEnd: () => void) => () => void;

/** The timer for visitors, which goes by the clock. */
export const clockTimer: StartTimer = (time, onEnd) => {
  const timer = setTimeout(onEnd, time);
  return () => clearTimeout(timer);
};
