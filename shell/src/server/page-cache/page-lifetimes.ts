import { day } from '@ofgc/shared/dates/spans.ts';

/** How long after a change the old page may still be sent, in milliseconds. */
export const grace = 1_000;

/** How long a cached page may be sent while the API or all workers are down, in milliseconds: a day. */
export const outageGrace = day;

/** How long a page that uses the time may be cached, in seconds. */
export const timedMaxAge = 60;

/** A cached page or file, with the time of its first failed renewal in milliseconds of the cache's clock. */
export interface Renewable {
  failingSince?: number;
}

/**
 * Whether a page or file that cannot be renewed now may still be sent: for a day from when the API fell silent; while the API is
 * heard, for a day from its own first failure.
 */
export function standsIn(
  cached: Renewable,
  { now, silentSince }: { now: number; silentSince: number | null },
): boolean {
  if (silentSince !== null) return now - silentSince < outageGrace;
  cached.failingSince ??= now;
  return now - cached.failingSince < outageGrace;
}
