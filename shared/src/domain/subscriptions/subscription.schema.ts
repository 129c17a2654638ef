import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { subscriptionStates } from './subscription-state.ts';

const instant = z.iso.datetime({ offset: true });

/** What a seat of a zone costs, in euro cents, taxes and fees included. */
export const zonePriceSchema = z.object({ zone: z.string(), amount: z.number().int() });
export type ZonePrice = z.infer<typeof zonePriceSchema>;

/** A season subscription or package (abono), as lists show it. `slug` names its type, `id` one season's variant. */
export const subscriptionSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  kind: z.enum(['full', 'part', 'welcomePackage', 'flexible', 'youth']),
  season: z.object({ code: z.string(), slug: z.string(), name: z.string() }),
  /** The newest of its type: the one at the address without an id. */
  isPresent: z.boolean(),
  name: z.string(),
  claim: z.string(),
  concerts: z.string(),
  /** The general price of each zone. */
  prices: z.array(zonePriceSchema),
  /** Computed discount against single tickets in percent, of the zone that saves least; null where it does not apply. */
  saving: z.number().int().nullable(),
  /** Choose-your-own: so many percent off from so many concerts on, ascending; empty elsewhere. */
  steps: z.array(z.object({ from: z.number().int(), percent: z.number().int() })),
  saleFrom: instant.nullable(),
  saleTo: instant.nullable(),
  renewalFrom: instant.nullable(),
  renewalTo: instant.nullable(),
  /** Derived from the clock. */
  state: z.enum(subscriptionStates),
  eventIds: z.array(z.number().int()),
  lang: localeSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** Everything that a subscription's own page, the comparison and the chooser need. */
export const subscriptionDetailSchema = subscriptionSchema.extend({
  /** Sanitised HTML, as `renewal`, `terms` and the answers. */
  description: z.string(),
  /** Whose price it is; `general` comes first and is everybody's. */
  profiles: z.array(
    z.object({
      key: z.enum(['general', 'renewal', 'young']),
      name: z.string(),
      who: z.string(),
      prices: z.array(zonePriceSchema),
    }),
  ),
  /** Zone by zone against single tickets, without cancelled concerts; empty for clubs and choose-your-own. */
  savings: z.array(
    z.object({
      zone: z.string(),
      singles: z.number().int(),
      credit: z.number().int(),
      saved: z.number().int(),
      percent: z.number().int(),
    }),
  ),
  /** Single prices of its concerts. */
  singles: z.array(z.object({ eventId: z.number().int(), isCancelled: z.boolean(), prices: z.array(zonePriceSchema) })),
  /** The same keys in the same order for every subscription, so that they compare; null: not included. */
  benefits: z.array(z.object({ key: z.string(), name: z.string(), text: z.string().nullable() })),
  /** Seats are changed between renewal and sale. */
  changesFrom: instant.nullable(),
  changesTo: instant.nullable(),
  /** How to renew; empty where nothing is renewed. */
  renewal: z.string(),
  channels: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      /** A path of the site, `tel:` or `mailto:`. */
      to: z.string(),
      hours: z.string(),
      renewalFrom: instant.nullable(),
      saleFrom: instant.nullable(),
    }),
  ),
  terms: z.string(),
  questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The hall whose zones these are. */
  hallId: z.number().int(),
  /** Other seasons of the same type, the newest first. */
  variants: z.array(z.object({ id: z.number().int(), season: z.string() })),
  /** Where to buy or renew; null wherever the state allows neither. */
  ticketUrl: z.string().nullable(),
});
export type SubscriptionDetail = z.infer<typeof subscriptionDetailSchema>;
