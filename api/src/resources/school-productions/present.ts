import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type {
  SchoolProduction,
  SchoolSession,
} from '@ofgc/shared/domain/school-productions/school-production.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import { bestState, enrolmentStateOf, seatsLeftOf, type SessionFacts } from './enrolment.ts';
import type { ProductionRecord, SessionRecord } from './find.ts';

/** @param sessions the sessions of this production */
export function presentProduction(
  row: ProductionRecord,
  sessions: readonly SessionFacts[],
  { lang, at }: { lang: Locale; at: Date },
): SchoolProduction {
  const read = readerIn(lang);
  return {
    id: row.id,
    slug: row.slug,
    kind: row.kind,
    course: row.course,
    title: read(row.title),
    music: read(row.music),
    levels: read(row.levels),
    summary: read(row.summary),
    minutes: row.minutes,
    price: row.price,
    event: row.eventId !== null && row.eventSlug ? { id: row.eventId, slug: read(row.eventSlug) } : null,
    sessions: span(sessions),
    state: bestState(sessions.map((session) => enrolmentStateOf(session, at))),
    lang: read.lang,
  };
}

/** Sessions that do not take place count only where no other does. */
function span(sessions: readonly SessionFacts[]): SchoolProduction['sessions'] {
  const held = sessions.filter(({ suspended }) => suspended === null);
  const starts = (held.length > 0 ? held : sessions).map(({ startsAt }) => startsAt.toISOString()).toSorted();
  const [from] = starts;
  const to = starts.at(-1);
  return from && to ? { from, to, total: starts.length } : null;
}

/** A session for the public, with instants as ISO 8601 and the seats left. @param at the site’s clock */
export function presentSchoolSession(row: SessionRecord, { lang, at }: { lang: Locale; at: Date }): SchoolSession {
  const read = readerIn(lang);
  return {
    id: row.id,
    production: { id: row.productionId, slug: row.productionSlug, title: read(row.productionTitle) },
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    suspended: row.suspended,
    municipality: row.municipality,
    place: read(row.place),
    capacity: row.capacity,
    seatsLeft: seatsLeftOf(row),
    applyFrom: row.applyFrom.toISOString(),
    applyTo: row.applyTo.toISOString(),
    hasBus: row.hasBus,
    state: enrolmentStateOf(row, at),
    lang: read.lang,
  };
}
