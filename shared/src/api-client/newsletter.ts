import type { AxiosInstance } from 'axios';
import type { NewsletterSubscription } from '../domain/newsletter.schema.ts';

/** `POST /api/newsletter` (specification §7). The success body is not read; failures reject with their answer. */
export async function subscribeToNewsletter(api: AxiosInstance, subscription: NewsletterSubscription): Promise<void> {
  await api.post('api/newsletter', subscription);
}
