import { createHash } from 'node:crypto';

/** What decides when a registration has its turn. */
export interface Turn {
  reference: string;
  /** 1 for the first registration of a centre in its call, 2 for its second: no centre gets a second place before each had its first turn. */
  round: number;
  /** A centre that has never come, or a school with a single classroom. */
  hasPriority: boolean;
}

/** It can be repeated from the seed and a reference: SHA-256 of `seed:reference`, in hexadecimal. */
export function lotOf(seed: string, reference: string): string {
  return createHash('sha256').update(`${seed}:${reference}`).digest('hex');
}

/**
 * The order of a draw: round by round, in each first the centres with priority, and among equals the smaller lot. It depends on
 * nothing else, least of all on who was first to send.
 */
export function drawOrder<Entry extends Turn>(entries: readonly Entry[], seed: string): Entry[] {
  const lots = new Map(entries.map(({ reference }) => [reference, lotOf(seed, reference)]));
  const lot = ({ reference }: Entry) => lots.get(reference) ?? '';
  return entries.toSorted(
    (one, other) =>
      one.round - other.round ||
      Number(other.hasPriority) - Number(one.hasPriority) ||
      (lot(one) < lot(other) ? -1 : 1),
  );
}
