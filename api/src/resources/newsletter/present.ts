import type { SubscriptionRecord } from './find.ts';

/** What the site knows, or knew until `leave`, about an address. */
export interface Subscriber {
  name: string;
  lastname: string;
  email: string;
  lang: string;
  /** The version of the consent's wording. */
  consentText: string;
  createdAt: string;
  /** `null`: the address was never confirmed. */
  confirmedAt: string | null;
}

/** A subscription for the site's own command, without its id. */
export function presentSubscriber(record: SubscriptionRecord): Subscriber {
  const { id: _id, createdAt, confirmedAt, ...known } = record;
  return { ...known, createdAt: createdAt.toISOString(), confirmedAt: confirmedAt?.toISOString() ?? null };
}
