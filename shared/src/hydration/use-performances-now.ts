import { useEffect, useMemo, useState } from 'react';
import { useSite } from '@ofgc/shared/contract';
import type { Performance } from '../domain/events/event.schema.ts';
import { changesOf, type PassingPerformance, performanceAt } from '../domain/events/performance-at.ts';

/** The longest delay of a browser's timer, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/**
 * Performances with their present state, also on a page that stays open past the end of a sale or the beginning of a concert. The server and
 * hydration use them as fetched.
 * @returns the very same list while nothing has changed since it was fetched
 */
export function usePerformancesNow<Passing extends PassingPerformance>(
  performances: readonly Passing[],
): readonly Passing[] {
  const { clockShift } = useSite();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const present = new Date(Date.now() + clockShift);
      if (performances.some((one) => performanceAt(one, present) !== one)) setNow(present);
      const next = performances.flatMap(changesOf).filter((change) => change > present);
      if (next.length === 0) return;
      const wait = Math.ceil(Math.min(...next.map(Number)) - present.getTime());
      timer = setTimeout(look, Math.min(wait, longestWait));
    };
    look();
    // Timers do not run while a phone sleeps.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [performances, clockShift]);
  return useMemo(() => (now ? performances.map((one) => performanceAt(one, now)) : performances), [performances, now]);
}

/** The same event with its performances as they are now. */
export function useEventNow<Event extends { performances: Performance[] }>(event: Event): Event {
  const performances = usePerformancesNow(event.performances);
  return useMemo(
    () => (performances === event.performances ? event : { ...event, performances: [...performances] }),
    [event, performances],
  );
}
