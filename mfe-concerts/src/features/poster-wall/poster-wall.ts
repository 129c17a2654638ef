import { localDay } from '@ofgc/shared/dates/format.ts';
import { soloistsIn } from '@ofgc/shared/design/poster/instrumentation.ts';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import type { PosterEvent } from '@ofgc/shared/design/poster/poster-types.ts';
import { featuredPerformance, shownWith } from '@ofgc/shared/domain/events/featured-performance.ts';
import { composerLine } from '@ofgc/shared/labels/programme-line.ts';
import type { EventSummary, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';

/** A concert of a poster wall. */
export interface WallPoster {
  id: number;
  to: string;
  title: string;
  lang: Locale;
  composers: string;
  poster: PosterEvent;
  /** Starts of its dates that take place, ISO 8601, in chronological order; where none does, of all. */
  dates: string[];
  state: Pick<Performance, 'state' | 'saleFrom' | 'previousStartsAt'>;
  /** `YYYY-MM`, for the first concert of its month: the month's anchor. */
  opens: string | null;
}

const monthOf = (dates: readonly string[] | undefined) => dates?.[0] && localDay(dates[0]).slice(0, 7);

function startsOf({ performances }: EventSummary): string[] {
  if (performances.length === 0) return [];
  const told = shownWith(performances, featuredPerformance(performances));
  return told.map(({ startsAt }) => startsAt).toSorted((a, b) => Date.parse(a) - Date.parse(b));
}

/** Posters need no movements or names: without them the hydration data stay small. */
function posterOf(event: EventSummary): PosterEvent {
  const programme = event.programme.map((item) =>
    item.kind === 'work' ? { kind: item.kind, title: item.title, minutes: item.minutes, forces: item.forces } : item,
  );
  return { ...posterEvent(event), programme };
}

/** Concerts in the order of their first dates. */
export function posterWall(events: readonly EventSummary[]): WallPoster[] {
  const ordered = events
    .map((event) => ({ event, dates: startsOf(event) }))
    .filter(({ dates }) => dates.length > 0)
    .toSorted((a, b) => Date.parse(a.dates[0] ?? '') - Date.parse(b.dates[0] ?? ''));
  return ordered.map(({ event, dates }, index) => {
    const { state, saleFrom, previousStartsAt } = featuredPerformance(event.performances);
    const month = monthOf(dates);
    return {
      id: event.id,
      to: eventPath(event),
      title: event.title,
      lang: event.lang,
      composers: composerLine(event.programme),
      poster: posterOf(event),
      dates,
      state: { state, saleFrom, previousStartsAt },
      opens: month && month !== monthOf(ordered[index - 1]?.dates) ? month : null,
    };
  });
}

/** The months of a wall in their order, with the number of concerts that begin in each. */
export function wallMonths(wall: readonly WallPoster[]): { month: string; concerts: number }[] {
  const months: { month: string; concerts: number }[] = [];
  for (const { opens } of wall) {
    const last = months.at(-1);
    if (opens) months.push({ month: opens, concerts: 1 });
    else if (last) last.concerts += 1;
  }
  return months;
}

/** The poster that the key explains: with an interval and a soloist where the season has one, otherwise the first. */
export function explainedPoster(wall: readonly WallPoster[]): PosterEvent | undefined {
  const best = wall.find(
    ({ poster: { programme } }) =>
      programme.some(({ kind }) => kind === 'interval') &&
      programme.some((item) => item.kind === 'work' && soloistsIn(item.forces) > 0),
  );
  return (best ?? wall[0])?.poster;
}
