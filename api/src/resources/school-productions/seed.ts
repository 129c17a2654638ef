import { minute } from '@ofgc/shared/dates/spans.ts';
import { contentInstant, enrolmentInstants } from '../../content/dates.ts';
import type { Content } from '../../content/read-content.ts';
import { resolve } from '../../content/resolve.ts';
import type { Database } from '../../database/database.ts';
import { jsonRow } from '../../database/json-row.ts';

/** Seeds programmes for schools and their sessions. @throws Error naming the session whose programme is not known */
export async function seedSchoolProductions(database: Database, { schoolProductions }: Content): Promise<void> {
  const productions = new Map(schoolProductions.productions.map((production) => [production.slug, production]));
  await database.insertInto('schoolProductions').values(schoolProductions.productions.map(jsonRow)).execute();
  await database
    .insertInto('schoolSessions')
    .values(
      schoolProductions.sessions.map(({ production: slug, date, time, ...session }) => {
        const production = resolve(
          productions.get(slug),
          `school-productions.json: id ${session.id}`,
          `the production ${slug}`,
        );
        const startsAt = contentInstant(date, time);
        return jsonRow({
          ...session,
          productionId: production.id,
          startsAt,
          endsAt: new Date(Date.parse(startsAt) + production.minutes * minute),
          ...enrolmentInstants(session),
        });
      }),
    )
    .execute();
}
