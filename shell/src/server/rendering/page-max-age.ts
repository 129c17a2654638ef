import { endOfDay } from '@ofgc/shared/dates/end-of-day.ts';
import { timedMaxAge } from '../page-cache/page-lifetimes.ts';
import { dayOf } from './page-site.ts';

let known = { today: '', endsAt: 0 };

/**
 * How long a page may be cached without a change of its tables, in seconds: at most as long as its day lasts by the clock that
 * rendered it, because the API may announce midnight by a clock that is ahead.
 * @param isTimed whether the page read the time, so that it may change at a moment that no table announces
 */
export function pageMaxAge(renderedAt: Date, isTimed: boolean): number {
  const today = dayOf(renderedAt);
  if (known.today !== today) known = { today, endsAt: endOfDay(today).getTime() };
  const restOfDay = Math.ceil((known.endsAt - renderedAt.getTime()) / 1_000);
  return isTimed ? Math.min(timedMaxAge, restOfDay) : restOfDay;
}
