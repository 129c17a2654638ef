import { z } from 'zod';
import { textLang } from './list.schema.ts';

/** A season subscription or package (abono). Amounts are euro cents by zone. */
export const subscriptionSchema = z.object({
  id: z.number().int(),
  slug: z.string(),
  kind: z.enum(['full', 'part', 'welcomePackage', 'flexible', 'youth']),
  name: z.string(),
  claim: z.string(),
  concerts: z.string(),
  prices: z.array(z.object({ zone: z.string(), amount: z.number().int() })),
  /** Discount against single tickets in percent; null where it does not apply. */
  saving: z.number().int().nullable(),
  saleFrom: z.iso.datetime({ offset: true }).nullable(),
  saleTo: z.iso.datetime({ offset: true }).nullable(),
  renewalFrom: z.iso.datetime({ offset: true }).nullable(),
  renewalTo: z.iso.datetime({ offset: true }).nullable(),
  /** Derived from the clock. */
  state: z.enum(['notYet', 'renewalOnly', 'open', 'closed']),
  eventIds: z.array(z.number().int()),
  lang: textLang,
});
export type Subscription = z.infer<typeof subscriptionSchema>;
