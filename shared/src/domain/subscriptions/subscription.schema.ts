import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { subscriptionStates } from './subscription-state.ts';

const instant = z.iso.datetime({ offset: true });

/** The price of a seat in a zone, in euro cents, taxes and fees included. */
const zonePriceSchema = z.object({ zone: z.string(), amount: z.number().int() });
export type ZonePrice = z.infer<typeof zonePriceSchema>;

/** A season subscription or package (abono), as lists show it. `slug` names its type, `id` one season's variant. */
export const subscriptionSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  kind: z.enum(['full', 'part', 'welcomePackage', 'flexible', 'youth']),
  season: z.object({ code: z.string(), slug: z.string(), name: z.string() }),
  /** True for one of its type, whose address has no id: the newest that is sold, otherwise the newest that can be renewed, otherwise the newest. */
  isPresent: z.boolean(),
  name: z.string(),
  claim: z.string(),
  concerts: z.string(),
  /** The general price of each zone. */
  prices: z.array(zonePriceSchema),
  /** The computed discount against single tickets in percent, in the zone with the smallest saving; null where it does not apply. */
  saving: z.number().int().nullable(),
  /** Choose-your-own: the discount in percent from a number of concerts on, ascending; empty for other types. */
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
  /** Sanitised HTML, like `renewal`, `terms` and the answers. */
  description: z.string(),
  /** The prices by group of visitors; `general` comes first and is for everybody. */
  profiles: z.array(
    z.object({
      key: z.enum(['general', 'renewal', 'young']),
      name: z.string(),
      who: z.string(),
      prices: z.array(zonePriceSchema),
    }),
  ),
  /** The saving by zone against single tickets, without cancelled concerts; empty for clubs and choose-your-own. */
  savings: z.array(
    z.object({
      zone: z.string(),
      singles: z.number().int(),
      credit: z.number().int(),
      saved: z.number().int(),
      percent: z.number().int(),
    }),
  ),
  /** The prices of single tickets for its concerts. */
  singles: z.array(z.object({ eventId: z.number().int(), isCancelled: z.boolean(), prices: z.array(zonePriceSchema) })),
  /** The same keys in the same order for every subscription, for comparison; null means not included. */
  benefits: z.array(z.object({ key: z.string(), name: z.string(), text: z.string().nullable() })),
  /** The period between renewal and sale in which seats can be changed. */
  changesFrom: instant.nullable(),
  changesTo: instant.nullable(),
  /** How to renew; empty where there is no renewal. */
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
  /** The hall to which the zones belong. */
  hallId: z.number().int(),
  /** Other seasons of the same type, the newest first. */
  variants: z.array(z.object({ id: z.number().int(), season: z.string() })),
  /** The address to buy or renew online; null where the state allows neither, and where the office does not sell it online. */
  ticketUrl: z.string().nullable(),
});
export type SubscriptionDetail = z.infer<typeof subscriptionDetailSchema>;
