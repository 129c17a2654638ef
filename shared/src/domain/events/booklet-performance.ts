import { localDay } from '../../dates/format.ts';

interface Dated {
  startsAt: Date;
  endsAt: Date;
  /** Sessions for schools are not the next concert of other visitors. */
  isForEverybody: boolean;
}

/**
 * The performance whose programme somebody wants who names none: one code is printed for ever.
 * Today's first: the one that is not over, else the last one, whose programme is read on the way home.
 * Then the next that is open to everybody, the next at all, the last one played.
 * @param performances that take place, in any order
 * @returns undefined where there are none
 */
export function bookletPerformance<Performance extends Dated>(
  performances: readonly Performance[],
  now: Date,
): Performance | undefined {
  const inOrder = performances.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const today = inOrder.filter(({ startsAt }) => localDay(startsAt) === localDay(now));
  const ahead = inOrder.filter(({ endsAt }) => endsAt > now);
  return (
    today.find(({ endsAt }) => endsAt > now) ??
    today.at(-1) ??
    ahead.find(({ isForEverybody }) => isForEverybody) ??
    ahead[0] ??
    inOrder.at(-1)
  );
}
