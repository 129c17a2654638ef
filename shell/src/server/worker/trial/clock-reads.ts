import type { OnClockRead } from './movable-clock.ts';

/** How many reads are noted: a module that reads in a loop says the same each time. */
const most = 100;

/** A read of the clock by code that runs while it is loaded. */
export interface ClockRead {
  /** The line of the stack that made it. */
  line: string;
}

/** Notes who asks for the time while modules of releases are loaded: the module keeps it for as long as the process lives. */
export function noteClockReads(isLoading: (line?: string) => boolean): {
  onRead: OnClockRead;
  reads: () => ClockRead[];
} {
  const reads: ClockRead[] = [];
  return {
    reads: () => reads,
    onRead(asked) {
      if (!isLoading() || reads.length >= most) return;
      const place = { stack: '' };
      Error.captureStackTrace(place, asked);
      const line = place.stack.split('\n').find((one) => one.includes('file:'));
      if (line !== undefined && isLoading(line)) reads.push({ line });
    },
  };
}
