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
import { findSingles, selectSubscriptions } from './find.ts';

const querySchema = listQuerySchema.extend({
  slug: slugParameter.optional(),
  /** `2627`; without this parameter and without `ids`, each type's newest variant is returned. */
  season: slugParameter.optional(),
  /** Only subscriptions that include this concert. */
  event: idParameter.optional(),
  state: z.enum(subscriptionStates).optional(),
  ids: idsParameter.optional(),
  /** `details`: each item has all fields of `GET /api/subscriptions/:id`. */
  include: z.enum(['details']).optional(),
});
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
      const all = await selectSubscriptions(database).orderBy('seasons.startsOn', 'desc').execute();
      const variants = Map.groupBy(all, ({ slug }) => slug);
      const ids = all
        .filter(
          (record) =>
            (query.season ? record.seasonSlug === query.season : record.isPresent || query.ids !== undefined) &&
            (query.ids === undefined || query.ids.includes(record.id)) &&
            (query.slug === undefined || record.slug === query.slug) &&
            (query.event === undefined || record.eventIds.includes(query.event)) &&
            (query.state === undefined || subscriptionState(record, at) === query.state),
        )
        .map(({ id }) => id);
      const { rows, total } = await findPage(
        database,
        selectSubscriptions(database)
          .where('subscriptions.id', 'in', ids.length ? ids : [-1])
          .orderBy('subscriptions.id'),
        query,
      );
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
      const record = await selectSubscriptions(database)
        .where('subscriptions.id', '=', id)
        .executeTakeFirstOrThrow(notFound);
      const others = await selectSubscriptions(database)
        .where('subscriptions.slug', '=', record.slug)
        .orderBy('seasons.startsOn', 'desc')
        .execute();
      const singles = await findSingles(database, record.eventIds);
      const context = { lang: query.lang, now: now(), ticketOffice };
      return { data: presentSubscriptionDetail(record, { singles, others, context }) };
    },
  );
}
