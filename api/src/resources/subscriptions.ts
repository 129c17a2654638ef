import { z } from 'zod';
import { listOf, listQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import { subscriptionSchema, type Subscription } from '@ofgc/shared/domain/subscription.schema.ts';
import { readerIn } from '../content/bilingual.ts';
import type { Api, ApiContext } from '../http/api.ts';
import { findPage, listAnswer } from '../http/paging.ts';

const states = ['notYet', 'renewalOnly', 'open', 'closed'] as const;
const querySchema = z.strictObject({ ...listQuerySchema.shape, state: z.enum(states).optional() });

export interface SaleWindows {
  saleFrom: Date | null;
  saleTo: Date | null;
  renewalFrom: Date | null;
  renewalTo: Date | null;
}

/** What can be done with a subscription today: new sale goes before renewal; without dates it is always open. */
export function subscriptionState(
  { saleFrom, saleTo, renewalFrom, renewalTo }: SaleWindows,
  now: Date,
): Subscription['state'] {
  const ended = saleTo !== null && saleTo <= now;
  if (!ended && (saleFrom === null || saleFrom <= now)) return 'open';
  if (renewalFrom && renewalFrom <= now && (renewalTo === null || renewalTo > now)) return 'renewalOnly';
  return ended ? 'closed' : 'notYet';
}

/** `GET /api/subscriptions`: in the office's order. */
export function subscriptionRoutes(api: Api, { database, now }: ApiContext): void {
  api.get(
    '/api/subscriptions',
    { schema: { tags: ['programme'], querystring: querySchema, response: { 200: listOf(subscriptionSchema) } } },
    async ({ query }) => {
      const at = now();
      let subscriptions = database.selectFrom('subscriptions').selectAll().orderBy('id');
      if (query.state) {
        const all = await subscriptions.execute();
        const ids = all
          .filter((subscription) => subscriptionState(subscription, at) === query.state)
          .map(({ id }) => id);
        subscriptions = subscriptions.where('id', 'in', ids.length ? ids : [-1]);
      }
      const { rows, total } = await findPage(database, subscriptions, query);
      return listAnswer(
        rows.map((row) => {
          const read = readerIn(query.lang);
          return {
            id: row.id,
            slug: row.slug,
            kind: row.kind,
            name: read(row.name),
            claim: read(row.claim),
            concerts: read(row.concerts),
            prices: row.prices,
            saving: row.saving,
            saleFrom: row.saleFrom?.toISOString() ?? null,
            saleTo: row.saleTo?.toISOString() ?? null,
            renewalFrom: row.renewalFrom?.toISOString() ?? null,
            renewalTo: row.renewalTo?.toISOString() ?? null,
            state: subscriptionState(row, at),
            eventIds: row.eventIds,
            lang: read.lang,
          };
        }),
        total,
        query,
      );
    },
  );
}
