import { localDay } from '../../dates/format.ts';

interface Dated {
  startsAt: Date;
  endsAt: Date;
  /** False for sessions for schools, which are not the next concert for other visitors. */
  isForEverybody: boolean;
}

/**
 * The performance whose booklet is shown at the address without an event, which is the one in the printed code.
 * First the performance under way, also after midnight. Then today's: the one that is not over, else the last, whose booklet may be
 * read on the way home.
 * Then the next that is open to everybody, then the next of any kind, then the last one played.
 * @param performances that take place, in any order
 * @returns undefined where there are no performances
 */
export function bookletPerformance<Performance extends Dated>(
  performances: readonly Performance[],
  now: Date,
): Performance | undefined {
  const inOrder = performances.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const today = inOrder.filter(({ startsAt }) => localDay(startsAt) === localDay(now));
  const ahead = inOrder.filter(({ endsAt }) => endsAt > now);
  return (
    inOrder.find(({ startsAt, endsAt }) => startsAt <= now && now < endsAt) ??
    today.find(({ endsAt }) => endsAt > now) ??
    today.at(-1) ??
    ahead.find(({ isForEverybody }) => isForEverybody) ??
    ahead[0] ??
    inOrder.at(-1)
  );
}
