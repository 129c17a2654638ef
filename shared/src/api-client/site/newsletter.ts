import type { ApiClient } from '../api-client.ts';
import type { One } from '../../http/list.schema.ts';
import type { NewsletterLink } from '../../domain/newsletter/newsletter.schema.ts';

/**
 * `POST /api/newsletter` (docs/requirements.md#newsletter). The success body is not read; failures reject with the response.
 * @param body the form's fields
 */
export async function subscribeToNewsletter(api: ApiClient, body: Record<string, string>): Promise<void> {
  const { name = '', lastname = '', email = '', conditions } = body;
  await api.post('api/newsletter', { name, lastname, email, conditions: conditions === 'true' });
}

const linkAddress = (token: string) => `api/newsletter/${encodeURIComponent(token)}`;

/** A subscription by the secret in its email; rejects with 404 for an unknown secret. */
export async function fetchNewsletterLink(api: ApiClient, token: string): Promise<NewsletterLink> {
  return (await api.get<One<NewsletterLink>>(linkAddress(token))).data.data;
}

/** Confirms the address; a second confirmation changes nothing. Rejects with 404 for an unknown secret. */
export async function confirmNewsletter(api: ApiClient, token: string): Promise<void> {
  await api.post(`${linkAddress(token)}/confirm`, {});
}

/** Deletes the subscription; rejects with 404 for an unknown secret, and therefore also the second time. */
export async function leaveNewsletter(api: ApiClient, token: string): Promise<void> {
  await api.post(`${linkAddress(token)}/leave`, {});
}
