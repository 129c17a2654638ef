import type { Fault } from '../../worker/worker-messages.ts';

/** What a fault weighs; a release is quarantined when those of a minute weigh this much. */
export const weightLimit = 6;
export const faultWeights: Record<Fault['kind'], number> = {
  blocked: 6,
  memory: 6,
  load: 6,
  death: 3,
  exit: 2,
  throw: 2,
  rejection: 2,
  output: 3,
  globals: 2,
};
/** For which a fault counts, in milliseconds. */
export const faultWindow = 60_000;
/** How long the first quarantine lasts; each that follows on it lasts twice as long, up to the longest. In milliseconds. */
export const firstTerm = 60_000;
export const longestTerm = 3_600_000;
/** For how long after its end a quarantine makes the next one longer, in milliseconds. */
export const relapseWindow = 600_000;
