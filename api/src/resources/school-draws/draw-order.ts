import { createHash } from 'node:crypto';

/** The data that decide when a registration has its turn. */
export interface RegistrationTurn {
  reference: string;
  /**
   * 1 for a centre's first registration in its call, 2 for its second: no centre gets a second place before every centre has had its first
   * turn.
   */
  round: number;
  /** Whether the centre has never come, or is a school with a single classroom. */
  hasPriority: boolean;
}

/** The lot of a registration, which anybody can recompute from the seed and the reference: SHA-256 of `seed:reference`, in hexadecimal. */
export function lotOf(seed: string, reference: string): string {
  return createHash('sha256').update(`${seed}:${reference}`).digest('hex');
}

/**
 * The order of a draw: by round, within a round centres with priority first, and among equals the smaller lot first. It depends on nothing
 * else, in particular not on who sent a registration first.
 */
export function drawOrder<Entry extends RegistrationTurn>(entries: readonly Entry[], seed: string): Entry[] {
  const lots = new Map(entries.map(({ reference }) => [reference, lotOf(seed, reference)]));
  const lot = ({ reference }: Entry) => lots.get(reference) ?? '';
  return entries.toSorted(
    (one, other) =>
      one.round - other.round ||
      Number(other.hasPriority) - Number(one.hasPriority) ||
      (lot(one) < lot(other) ? -1 : 1),
  );
}
