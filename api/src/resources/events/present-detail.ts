import type { Event, EventCard } from '@ofgc/shared/domain/events/event.schema.ts';
import { featuredPerformance } from '@ofgc/shared/domain/events/featured-performance.ts';
import { zoneState } from '@ofgc/shared/domain/events/zone-state.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import type { EventRecord } from './find.ts';
import { presentPictures } from '../pictures/present.ts';
import { presentEventSummary, type PresentContext } from './present.ts';

/** All data of the event's page. The states of its zones are those of its featured performance. */
export function presentEvent(record: EventRecord, recommendations: EventCard[], context: PresentContext): Event {
  const { event, credits } = record;
  const summary = presentEventSummary(record, context);
  const { sale } = featuredPerformance(summary.performances);
  const read = readerIn(context.lang);
  return {
    ...summary,
    ...presentPictures(event.pictures, context.lang),
    synopsis: sanitised(read(event.synopsis)),
    stateNote: sanitised(read(event.stateNote)),
    ageFrom: event.ageFrom,
    accessibility: read(event.accessibility),
    priceZones: event.priceZones.map(({ zone, amount }) => ({ zone, amount, state: zoneState(zone, sale) })),
    discounts: event.discounts.map(({ name, text }) => ({ name: read(name), text: read(text) })),
    biographies: credits.flatMap(({ artistId, name, part, biography }) => {
      if (artistId === null || !name || !biography) return [];
      const own = readerIn(context.lang);
      return [{ artistId, name, part: own(part), biography: sanitised(own(biography)), lang: own.lang }];
    }),
    changes: event.changes
      .filter(({ withdrawnOn }) => !withdrawnOn)
      // Of two lines of one day, the later line of the file is the newer one.
      .toReversed()
      .toSorted((a, b) => b.at.localeCompare(a.at))
      // What was announced twice on a day counts twice for calendars, and is shown once.
      .filter(({ at, text }, place, all) => all.findIndex((one) => one.at === at && one.text.es === text.es) === place)
      .map(({ at, kind, text }) => ({ at, kind, text: read(text) })),
    recommendations,
    lang: summary.lang === read.lang ? read.lang : 'es',
  };
}
