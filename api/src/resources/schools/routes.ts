import { z } from 'zod';
import { enrolmentState, enrolmentStates, type EnrolmentState } from '@ofgc/shared/domain/enrolment.ts';
import { listOf, listQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import {
  productionKinds,
  schoolProductionSchema,
  schoolSessionSchema,
  type SchoolProduction,
} from '@ofgc/shared/domain/school.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listResponse } from '../../http/paging.ts';
import { slugParameter } from '../../http/parameters.ts';
import { unknownValue } from '../../http/http-error.ts';

const courseParameter = z.string().regex(/^\d{4}-\d{2}$/);
const productionQuery = z.strictObject({
  ...listQuerySchema.shape,
  kind: z.enum(productionKinds).optional(),
  course: courseParameter.optional(),
});
const sessionQuery = z.strictObject({
  ...productionQuery.shape,
  production: slugParameter.optional(),
  state: z.enum(enrolmentStates).optional(),
});

interface SessionFacts {
  applyFrom: Date;
  applyTo: Date;
  startsAt: Date;
  endsAt: Date;
  capacity: number;
  taken: number;
}

const stateOf = (session: SessionFacts, at: Date) =>
  enrolmentState({ ...session, placesLeft: session.capacity - session.taken }, at);

/** The best that any session offers; a production without dates is not open yet. */
export function bestState(states: readonly EnrolmentState[]): EnrolmentState {
  return enrolmentStates.find((state) => states.includes(state)) ?? 'notYet';
}

function span(sessions: readonly SessionFacts[]): SchoolProduction['sessions'] {
  const starts = sessions.map(({ startsAt }) => startsAt.toISOString()).toSorted();
  const [from] = starts;
  const to = starts.at(-1);
  return from && to ? { from, to, total: starts.length } : null;
}

function allSessions(database: Database) {
  return database
    .selectFrom('schoolSessions')
    .innerJoin('schoolProductions', 'schoolProductions.id', 'schoolSessions.productionId')
    .selectAll('schoolSessions')
    .select(['schoolProductions.slug as productionSlug', 'schoolProductions.title as productionTitle'])
    .orderBy('startsAt')
    .orderBy('schoolSessions.id');
}

/** `GET /api/school-productions`: the newest course first. `GET /api/school-sessions`: their dates, the earliest first. */
export function schoolRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/school-productions',
    {
      schema: { tags: ['education'], querystring: productionQuery, response: { 200: listOf(schoolProductionSchema) } },
    },
    async ({ query }) => {
      const at = now();
      let productions = database
        .selectFrom('schoolProductions')
        .leftJoin('events', 'events.id', 'schoolProductions.eventId')
        .selectAll('schoolProductions')
        .select('events.slug as eventSlug')
        .orderBy('course', 'desc')
        .orderBy('schoolProductions.id');
      if (query.kind) productions = productions.where('kind', '=', query.kind);
      if (query.course) productions = productions.where('course', '=', query.course);
      const { rows, total } = await findPage(database, productions, query);
      const sessions = Map.groupBy(
        await database.selectFrom('schoolSessions').selectAll().execute(),
        ({ productionId }) => productionId,
      );
      return listResponse(
        rows.map((row) => {
          const read = readerIn(query.lang);
          const own = sessions.get(row.id) ?? [];
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
            sessions: span(own),
            state: bestState(own.map((session) => stateOf(session, at))),
            lang: read.lang,
          };
        }),
        total,
        query,
      );
    },
  );

  api.get(
    '/api/school-sessions',
    { schema: { tags: ['education'], querystring: sessionQuery, response: { 200: listOf(schoolSessionSchema) } } },
    async ({ query }) => {
      const at = now();
      let sessions = allSessions(database);
      if (query.kind) sessions = sessions.where('kind', '=', query.kind);
      if (query.course) sessions = sessions.where('course', '=', query.course);
      if (query.production) {
        const production = await database
          .selectFrom('schoolProductions')
          .select('id')
          .where('slug', '=', query.production)
          .executeTakeFirst();
        if (!production) throw unknownValue('production', query.production);
        sessions = sessions.where('productionId', '=', production.id);
      }
      if (query.state) {
        // The state follows from the clock by a rule that pages share, so it comes as the ids that the rule leaves.
        const ids = (await sessions.execute())
          .filter((session) => stateOf(session, at) === query.state)
          .map(({ id }) => id);
        sessions = sessions.where('schoolSessions.id', 'in', ids.length ? ids : [-1]);
      }
      const { rows, total } = await findPage(database, sessions, query);
      return listResponse(
        rows.map((row) => {
          const read = readerIn(query.lang);
          return {
            id: row.id,
            production: { id: row.productionId, slug: row.productionSlug, title: read(row.productionTitle) },
            startsAt: row.startsAt.toISOString(),
            endsAt: row.endsAt.toISOString(),
            municipality: row.municipality,
            place: read(row.place),
            capacity: row.capacity,
            seatsLeft: row.capacity - row.taken,
            applyFrom: row.applyFrom.toISOString(),
            applyTo: row.applyTo.toISOString(),
            hasBus: row.hasBus,
            state: stateOf(row, at),
            lang: read.lang,
          };
        }),
        total,
        query,
      );
    },
  );
}
