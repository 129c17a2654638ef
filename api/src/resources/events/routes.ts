import { cardOf } from '@ofgc/shared/domain/events/event-card.ts';
import {
  type EventCard,
  eventCardSchema,
  eventSchema,
  type EventSummary,
  eventSummarySchema,
} from '@ofgc/shared/domain/events/event.schema.ts';
import { listOf } from '@ofgc/shared/http/list.schema.ts';
import { z } from 'zod';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listResponse } from '../../http/paging.ts';
import { idOf } from '../../http/parameters.ts';
import { notFound } from '../../http/http-error.ts';
import { recordRoute } from '../../http/record-route.ts';
import { presentEvent } from './present-detail.ts';
import { assertKnown } from './filters/assert-known.ts';
import { findEventFacets } from './facets.ts';
import { matchingEvents } from './filters/filter-and-sort.ts';
import { findRecommended } from './find-recommended.ts';
import { findEventRecords } from './find.ts';
import { presentEventSummary } from './present.ts';
import { eventQuerySchema, seasonSlug } from './query.ts';

/** `GET /api/events` and `GET /api/events/:id`. */
export function eventRoutes(api: Api, { database, now, ticketOffice, readCached }: ApiContext): void {
  api.get(
    '/api/events',
    {
      schema: {
        tags: ['programme'],
        querystring: eventQuerySchema,
        response: { 200: z.union([listOf(eventSummarySchema), listOf(eventCardSchema)]) },
      },
    },
    async ({ query: given }) => {
      const at = now();
      const query = { ...given, season: seasonSlug(given.season) };
      await assertKnown(database, query);
      const facets = await findEventFacets(database, query, { now: at, readCached });
      const { rows, total } = await findPage(database, matchingEvents(database, query, at), query);
      const records = await findEventRecords(
        database,
        rows.map(({ eventId }) => eventId),
      );
      const context = { lang: query.lang, now: at, ticketOffice };
      const events = records.map((record) => presentEventSummary(record, context));
      return listResponse<EventSummary | EventCard>(given.fields ? events.map(cardOf) : events, total, query, facets);
    },
  );

  api.get('/api/events/:id', { schema: recordRoute('programme', eventSchema) }, async ({ params, query }) => {
    const at = now();
    const context = { lang: query.lang, now: at, ticketOffice };
    const [record] = await findEventRecords(database, [idOf(params)]);
    if (!record) throw notFound();
    const recommended = await findEventRecords(database, await findRecommended(database, record.event.id, at));
    return {
      data: presentEvent(
        record,
        recommended.map((other) => cardOf(presentEventSummary(other, context))),
        context,
      ),
    };
  });
}
