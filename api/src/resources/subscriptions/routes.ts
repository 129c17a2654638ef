import { z } from 'zod';
import { listOf, listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { subscriptionState, subscriptionStates } from '@ofgc/shared/domain/subscriptions/subscription-state.ts';
import { subscriptionDetailSchema, subscriptionSchema } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { findPage, listResponse } from '../../http/paging.ts';
import { idOf, idParameter, idsParameter, slugParameter } from '../../http/parameters.ts';
import { notFound, unknownValue } from '../../http/http-error.ts';
import { recordRoute } from '../../http/record-route.ts';
import { presentSubscription, presentSubscriptionDetail } from './present.ts';
import { findSingles, findSubscriptions, type SubscriptionRecord } from './find.ts';

const querySchema = listQuerySchema.extend({
  slug: slugParameter.optional(),
  /** `2627`; without this parameter and without `ids`, each type's present variant is returned. */
  season: slugParameter.optional(),
  /** Only subscriptions that include this concert; without a season, all variants that are not closed. */
  event: idParameter.optional(),
  state: z.enum(subscriptionStates).optional(),
  ids: idsParameter.optional(),
  /** `details`: each item has all fields of `GET /api/subscriptions/:id`. */
  include: z.enum(['details']).optional(),
});
type SubscriptionQuery = z.infer<typeof querySchema>;
const listSchema = listOf(z.union([subscriptionDetailSchema, subscriptionSchema]));

/** `GET /api/subscriptions`, in the order of the content file, and `GET /api/subscriptions/:id`. */
export function subscriptionRoutes(api: Api, { database, now, ticketOffice }: ApiContext): void {
  api.get(
    '/api/subscriptions',
    { schema: { tags: ['programme'], querystring: querySchema, response: { 200: listSchema } } },
    async ({ query }) => {
      const at = now();
      if (query.season !== undefined) {
        const season = database.selectFrom('seasons').select('id').where('slug', '=', query.season);
        if (!(await season.executeTakeFirst())) throw unknownValue('season', query.season);
      }
      const all = await findSubscriptions(database, at);
      const variants = Map.groupBy(all, ({ slug }) => slug);
      const ids = all
        .filter(
          (record) =>
            isOfWantedSeason(record, query, at) &&
            (query.ids === undefined || query.ids.includes(record.id)) &&
            (query.slug === undefined || record.slug === query.slug) &&
            (query.event === undefined || record.eventIds.includes(query.event)) &&
            (query.state === undefined || subscriptionState(record, at) === query.state),
        )
        .map(({ id }) => id);
      const { rows: onPage, total } = await findPage(
        database,
        database
          .selectFrom('subscriptions')
          .select('id')
          .where('id', 'in', ids.length ? ids : [-1])
          .orderBy('id'),
        query,
      );
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

function isOfWantedSeason(record: SubscriptionRecord, { season, ids, event }: SubscriptionQuery, at: Date): boolean {
  if (season) return record.seasonSlug === season;
  if (record.isPresent || ids) return true;
  return event !== undefined && subscriptionState(record, at) !== 'closed';
}
