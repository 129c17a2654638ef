import { createProcessProbe } from './process-probe.ts';

/** How often the time is counted, in milliseconds, and how many times the limit a step may take in all on a busy machine. */
const tick = 250;
const mostStarved = 4;

interface StepLimit {
  /** The process that takes the steps. */
  pid: number | undefined;
  /** In milliseconds. Time in which the machine gives the process too little of a processor is not counted, until it is four times as long. */
  limit: number;
  /** @param isStarved whether the machine gave the process too little: nothing is known of its code then */
  onLate: (isStarved: boolean) => void;
  /** Tells whether the machine gives a process too little; tests have their own. */
  probe?: typeof createProcessProbe;
}

/** Limits how long each step of a process may take: a slow machine is not the fault of its code. */
export function limitSteps({ pid, limit, onLate, probe = createProcessProbe }: StepLimit): {
  /** The next step begins. */
  next: () => void;
  stop: () => void;
} {
  const wasStarved = probe(pid, tick);
  let taken = 0;
  let counted = 0;
  const timer = setInterval(() => {
    taken += tick;
    if (!wasStarved()) counted += tick;
    if (counted >= limit || taken >= mostStarved * limit) onLate(counted < limit);
  }, tick);
  return {
    next() {
      taken = 0;
      counted = 0;
    },
    stop: () => clearInterval(timer),
  };
}
