import { minute } from '@ofgc/shared/dates/spans.ts';
import { contentInstant, enrolmentInstants } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import { resolve } from '../../content/resolve.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';
import { followConcerts } from './follow-concerts.ts';

/**
 * Seeds programmes for schools and their sessions.
 * @throws Error naming the session whose programme is not known, or whose performance is not of the programme's concert
 */
export async function seedSchoolProductions(database: Database, { schoolProductions, events }: Content): Promise<void> {
  const productions = new Map(schoolProductions.productions.map((production) => [production.slug, production]));
  const concerts = new Map(events.map((event) => [event.id, event]));
  await insertRows(database, 'schoolProductions', schoolProductions.productions.map(jsonRow));
  await insertRows(
    database,
    'schoolSessions',
    schoolProductions.sessions.map(({ production: slug, performance, date, time, ...session }) => {
      const entry = `school-productions.json: id ${session.id}`;
      const production = resolve(productions.get(slug), entry, `the production ${slug}`);
      if (performance !== undefined) {
        const { performances = [] } = concerts.get(production.eventId ?? 0) ?? {};
        resolve(
          performances.find(({ id }) => id === performance),
          entry,
          `the performance ${performance} of its concert`,
        );
      }
      const startsAt = contentInstant(date, time);
      return jsonRow({
        ...session,
        productionId: production.id,
        performanceId: performance ?? null,
        startsAt,
        endsAt: new Date(Date.parse(startsAt) + production.minutes * minute),
        ...enrolmentInstants(session),
      });
    }),
  );
  await followConcerts(database);
}
