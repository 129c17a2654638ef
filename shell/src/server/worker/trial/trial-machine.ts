import { day } from '@ofgc/shared/dates/spans.ts';
import type { Origin } from '../origin/code-origin.ts';
import { biasRandom } from './bias-random.ts';
import { makeClockMovable } from './movable-clock.ts';
import { type ClockRead, noteClockReads } from './clock-reads.ts';
import { makeDefaultLocaleChangeable } from './default-locale.ts';
import { createStateReader, type StateReader } from './module-state.ts';
import { type LeftTimer, watchTimers } from './timers.ts';
import { type FailedImport, watchModules } from './watched-modules.ts';
import { watchOutput } from './written-output.ts';

/** A zone in which it is another day for half of the time, and how far the clock is moved, in milliseconds. */
const otherZone = 'Pacific/Kiritimati';
const otherDay = day;
/** A language that writes even single figures differently. */
const otherLanguage = 'ar-EG';

/** Runs the work while something of the machine is changed, and changes it back. */
export type ElsewhereWork = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The clock, the randomness and other parts of the machine that a trial controls and observes for a section's code. */
export interface TrialMachine {
  /** Runs the work on another day, in another time zone and language, and with other random numbers. */
  elsewhere: ElsewhereWork;
  /** Runs the work in another time zone; everything else is the same. */
  abroad: ElsewhereWork;
  /** Timers and intervals of remotes' code that are still to come. */
  timers: () => LeftTimer[];
  /** Errors of modules that remotes' code imported. */
  failedImports: () => FailedImport[];
  /** What a remote wrote to the console since it was asked the last time. */
  written: (remote: string) => string;
  /** Reads of the clock by modules of remotes while they were loaded. */
  clockReads: () => ClockRead[];
  /** Reads what the modules of a release keep. */
  stateOf: (release: { name: string; version: string }) => StateReader;
}

/**
 * Replaces clock, language, random numbers and timers of a process that only tries releases. To be called before the shared objects are
 * frozen.
 * @param env of the process, not a copy @param releases the address of the folder of all releases
 * @param callerOf gives the remote whose code called the function @param begunBy gives the one whose code is running
 */
export function createTrialMachine(
  env: NodeJS.ProcessEnv,
  releases: string,
  callerOf: (called: (...given: never[]) => unknown) => Origin | undefined,
  begunBy: () => Origin | undefined,
): TrialMachine {
  const { failed, ran, isLoading } = watchModules(releases);
  const { reads, onRead } = noteClockReads(isLoading);
  const move = makeClockMovable(onRead);
  const speak = makeDefaultLocaleChangeable();
  const turnChance = biasRandom(callerOf);
  const abroad: ElsewhereWork = async (work) => {
    const { TZ: zone } = env;
    env.TZ = otherZone;
    try {
      return await work();
    } finally {
      if (zone === undefined) delete env.TZ;
      else env.TZ = zone;
    }
  };
  return {
    timers: watchTimers(callerOf),
    failedImports: failed,
    written: watchOutput(() => begunBy()?.remote),
    clockReads: reads,
    stateOf: createStateReader(ran),
    abroad,
    async elsewhere(work) {
      move(otherDay);
      speak(otherLanguage);
      turnChance(true);
      try {
        return await abroad(work);
      } finally {
        move(0);
        speak(undefined);
        turnChance(false);
      }
    },
  };
}
