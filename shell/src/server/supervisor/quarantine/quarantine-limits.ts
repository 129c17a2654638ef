import type { Fault } from '../../worker/worker-messages.ts';

/** A release is quarantined when the weights of its faults within a minute add up to this. */
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
/** Whether the code was stopped while it ran: its worker may be left in a half-changed state. */
export function isWearing({ kind }: Pick<Fault, 'kind'>): boolean {
  return kind === 'blocked' || kind === 'memory';
}
/**
 * How long an error of the system lasts, in milliseconds, until the release whose files cannot be read is quarantined: it is nobody's fault, but
 * its last good release may be readable, and a quarantine's tries become rare.
 */
export const lastingError = 25_000;
/**
 * How long a worker serves that lacks a section because of an error of the system, in milliseconds; then another one reads its files. Such
 * an error may last, and each new worker costs a second of the processor.
 */
export const rereadPause = 10_000;
/** How long a fault counts, in milliseconds. */
export const faultWindow = 60_000;
/** How long the first quarantine lasts, in milliseconds; each following one lasts twice as long, up to the longest. */
export const firstQuarantine = 60_000;
export const longestQuarantine = 3_600_000;
/** A quarantine that begins within this time after the last one ended lasts longer, in milliseconds. */
export const relapseWindow = 600_000;
