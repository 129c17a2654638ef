import { setImmediate as nextTurn } from 'node:timers/promises';

/** The waits of one page for the API. */
export interface ApiRounds {
  /** How often it has waited so far. */
  readonly count: number;
  /** To be called when a call begins. @returns is called when its answer is there, and resolves when the page may have it */
  begin: () => () => Promise<void>;
}

/**
 * Counts how often a page waits for the API: calls that are in flight together are one round, and their answers are given out together. Given
 * out one by one, answers that are known already would come while the next chain of calls is between two of its own, and chains that run
 * beside each other would count as one long chain.
 */
export function createApiRounds(): ApiRounds {
  let count = 0;
  let inFlight = 0;
  let held: (() => void)[] = [];
  const giveOut = () => {
    // Another call of this round has begun in between; its end gives all of them out.
    if (held.length < inFlight) return;
    const answered = held;
    inFlight = 0;
    held = [];
    for (const go of answered) go();
  };
  return {
    get count() {
      return count;
    },
    begin() {
      if (inFlight === 0) count += 1;
      inFlight += 1;
      return () =>
        new Promise((go) => {
          held.push(go);
          // Whatever else is asked for at once is asked for within this turn.
          if (held.length === inFlight) void nextTurn().then(giveOut);
        });
    },
  };
}
