import type { SubscriberRecord } from './find.ts';

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
export function presentSubscriber(record: SubscriberRecord): Subscriber {
  const { id: _id, createdAt, confirmedAt, ...known } = record;
  return { ...known, createdAt: createdAt.toISOString(), confirmedAt: confirmedAt?.toISOString() ?? null };
}

/** Somebody to whom an issue of the newsletter may be sent. */
export interface NewsletterRecipient extends Pick<Subscriber, 'name' | 'lastname' | 'email' | 'lang'> {
  /** The page that ends the subscription, also by the `POST` of RFC 8058. */
  link: string;
}
