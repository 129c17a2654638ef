/** Calls `onEnd` when the time is over, in milliseconds. @returns ends the wait before that */
export type StartTimer = (time: number, onEnd: () => void) => () => void;

/** What visitors wait by. */
export const clockTimer: StartTimer = (time, onEnd) => {
  const timer = setTimeout(onEnd, time);
  return () => clearTimeout(timer);
};
