import { programmeBookletSchema } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import { oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { notFound } from '../../http/http-error.ts';
import { idOf, idParams } from '../../http/parameters.ts';
import { findEventRecords } from '../events/find.ts';
import type { PresentContext } from '../events/present.ts';
import { membersInOrder } from '../members/find.ts';
import { findBookletTexts } from './find.ts';
import { findCurrentEvent } from './find-current-booklet.ts';
import { presentProgrammeBooklet } from './present.ts';

/** `GET /api/hand-programmes/current`: the booklet of tonight's or the next event; `GET /api/hand-programmes/:id`, by the event's id. */
export function programmeBookletRoutes(api: Api, { database, now, ticketOffice }: ApiContext): void {
  const answers = {
    tags: ['programme'],
    querystring: oneQuerySchema,
    response: { 200: oneOf(programmeBookletSchema) },
  };

  api.get('/api/hand-programmes/current', { schema: answers }, async ({ query }) => {
    const at = now();
    const id = await findCurrentEvent(database, at);
    return { data: await findBooklet(id, { lang: query.lang, now: at, ticketOffice }) };
  });

  api.get('/api/hand-programmes/:id', { schema: { ...answers, params: idParams } }, async ({ params, query }) => ({
    data: await findBooklet(idOf(params), { lang: query.lang, now: now(), ticketOffice }),
  }));

  async function findBooklet(id: number | undefined, context: PresentContext) {
    const [record] = id === undefined ? [] : await findEventRecords(database, [id]);
    if (!record) throw notFound();
    const workIds = record.items.flatMap(({ workId }) => workId ?? []);
    const texts = await findBookletTexts(database, workIds);
    return presentProgrammeBooklet(record, texts, await membersInOrder(database).execute(), context);
  }
}
