import { currentPerformance } from '@ofgc/shared/domain/current-performance.ts';
import { handProgrammeSchema } from '@ofgc/shared/domain/hand-programme.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { idOf, idParams } from '../../http/parameters.ts';
import { notFound } from '../../http/http-error.ts';
import { findEventRecords } from '../events/find.ts';
import type { PresentContext } from '../events/present.ts';
import { presentProgrammeBooklet } from './present.ts';
import { findBookletTexts } from './find.ts';
import { findPlayers } from './present-orchestra.ts';

/** What is over since yesterday noon needs no look: today's are younger. In milliseconds. */
const lookBack = 36 * 60 * 60_000;

/** `GET /api/hand-programmes/current`: tonight's or the next; `GET /api/hand-programmes/:id`, by the event's id. */
export function programmeBookletRoutes(api: Api, { database, now, ticketOffice }: ApiContext): void {
  const answers = {
    tags: ['programme'],
    querystring: oneQuerySchema.strict(),
    response: { 200: oneOf(handProgrammeSchema) },
  };

  api.get('/api/hand-programmes/current', { schema: answers }, async ({ query }) => {
    const at = now();
    const id = await findCurrentEvent(database, at);
    return { data: await findBooklet(id, { lang: query.lang, now: at, ticketOffice }) };
  });

  api.get('/api/hand-programmes/:id', { schema: { ...answers, params: idParams } }, async ({ params, query }) => ({
    data: await findBooklet(idOf(params), { lang: query.lang, now: now(), ticketOffice }),
  }));

  async function findBooklet(id: number | undefined, viewpoint: PresentContext) {
    const [record] = id === undefined ? [] : await findEventRecords(database, [id]);
    if (!record) throw notFound();
    const workIds = record.items.flatMap(({ workId }) => workId ?? []);
    const texts = await findBookletTexts(database, workIds);
    return presentProgrammeBooklet(record, texts, await findPlayers(database), viewpoint);
  }
}

/** @returns the event whose programme is opened without an id; undefined while there is none */
async function findCurrentEvent(database: Database, now: Date): Promise<number | undefined> {
  const takingPlace = database
    .selectFrom('performances')
    .select(['eventId', 'startsAt', 'endsAt', 'sale'])
    .where('status', 'not in', ['cancelled', 'postponed']);
  const coming = await takingPlace
    .where('endsAt', '>=', new Date(now.getTime() - lookBack))
    .orderBy('startsAt')
    .execute();
  const performances = coming.length ? coming : await takingPlace.orderBy('startsAt', 'desc').limit(1).execute();
  return currentPerformance(
    performances.map(({ sale, ...performance }) => ({
      ...performance,
      isForEverybody: sale !== 'schoolsOnly' && sale !== 'schoolsFull',
    })),
    now,
  )?.eventId;
}
