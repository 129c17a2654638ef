import type { One } from '../../http/list.schema.ts';
import type { WaitingEntry } from '../../domain/waiting-list/waiting-list.schema.ts';
import type { ApiClient } from '../api-client.ts';

const placeAddress = (token: string) => `api/waitlist/${encodeURIComponent(token)}`;

/** `POST /api/waitlist`: the visitor gets an email; the response is the same for every address. @param body the form's fields */
export async function joinWaitingList(api: ApiClient, body: Record<string, string>): Promise<void> {
  await api.post('api/waitlist', body);
}

/** A place by the secret in its email; rejects with 404 for an unknown secret. */
export async function fetchWaitingEntry(api: ApiClient, token: string): Promise<WaitingEntry> {
  return (await api.get<One<WaitingEntry>>(placeAddress(token))).data.data;
}

/**
 * Confirms the requested place; a second confirmation changes nothing. Rejects with 404 for an unknown secret,
 * 409 where the list is closed, 410 where the link has expired.
 */
export async function confirmWaitingEntry(api: ApiClient, token: string): Promise<void> {
  await api.post(`${placeAddress(token)}/confirm`, {});
}

/**
 * Gives the place up, confirmed or not, and deletes it; rejects with 404 for an unknown secret, and therefore also the second
 * time.
 */
export async function leaveWaitingList(api: ApiClient, token: string): Promise<void> {
  await api.post(`${placeAddress(token)}/leave`, {});
}
