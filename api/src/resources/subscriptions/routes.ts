import { z } from 'zod';
import { listOf } from '@ofgc/shared/http/list.schema.ts';
import { subscriptionDetailSchema, subscriptionSchema } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listResponse } from '../../http/paging.ts';
import { idOf } from '../../http/parameters.ts';
import { notFound } from '../../http/http-error.ts';
import { recordRoute } from '../../http/record-route.ts';
import { presentSubscription, presentSubscriptionDetail } from './present.ts';
import { findSeasonId } from '../seasons/find.ts';
import { findSingles, findSubscriptions, matchingSubscriptions } from './find.ts';
import { subscriptionQuerySchema } from './query.ts';

const listSchema = listOf(z.union([subscriptionDetailSchema, subscriptionSchema]));

/** `GET /api/subscriptions`, in the order of the content file, and `GET /api/subscriptions/:id`. */
export function subscriptionRoutes(api: Api, { database, now, ticketOffice }: ApiContext): void {
  api.get(
    '/api/subscriptions',
    { schema: { tags: ['programme'], querystring: subscriptionQuerySchema, response: { 200: listSchema } } },
    async ({ query }) => {
      const at = now();
      if (query.season !== undefined) await findSeasonId(database, query.season);
      const all = await findSubscriptions(database, at);
      const variants = Map.groupBy(all, ({ slug }) => slug);
      const { rows: onPage, total } = await findPage(database, matchingSubscriptions(database, all, query, at), query);
      const rows = onPage.flatMap(({ id }) => all.find((record) => record.id === id) ?? []);
      const singles = await findSingles(
        database,
        rows.flatMap(({ eventIds }) => eventIds),
      );
      const context = { lang: query.lang, now: at, ticketOffice };
      return listResponse(
        rows.map((record) =>
          query.include
            ? presentSubscriptionDetail(record, { singles, others: variants.get(record.slug) ?? [], context })
            : presentSubscription(record, singles, context),
        ),
        total,
        query,
      );
    },
  );

  api.get(
    '/api/subscriptions/:id',
    { schema: recordRoute('programme', subscriptionDetailSchema) },
    async ({ params, query }) => {
      const id = idOf(params);
      const at = now();
      const all = await findSubscriptions(database, at);
      const record = all.find((one) => one.id === id);
      if (!record) throw notFound();
      const others = all.filter(({ slug }) => slug === record.slug);
      const singles = await findSingles(database, record.eventIds);
      const context = { lang: query.lang, now: at, ticketOffice };
      return { data: presentSubscriptionDetail(record, { singles, others, context }) };
    },
  );
}
