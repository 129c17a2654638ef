import type { ApiClient } from './api-client.ts';
import type { NewsletterSubscription } from '../domain/newsletter.schema.ts';

/** `POST /api/newsletter` (specification §7). The success body is not read; failures reject with their answer. */
export async function subscribeToNewsletter(api: ApiClient, subscription: NewsletterSubscription): Promise<void> {
  await api.post('api/newsletter', subscription);
}
