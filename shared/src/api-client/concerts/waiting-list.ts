import type { One } from '../../http/list.schema.ts';
import type { WaitingEntry } from '../../domain/waiting-list/waiting-list.schema.ts';
import type { ApiClient } from '../api-client.ts';

const placeAddress = (token: string) => `api/waitlist/${encodeURIComponent(token)}`;

/** `POST /api/waitlist`: the visitor gets a message by email; the response is the same for everybody. @param body the form's fields */
export async function joinWaitingList(api: ApiClient, body: Record<string, string>): Promise<void> {
  await api.post('api/waitlist', body);
}

/** A place by the secret of its message; rejects with 404 for one that nobody has. */
export async function fetchWaitingEntry(api: ApiClient, token: string): Promise<WaitingEntry> {
  return (await api.get<One<WaitingEntry>>(placeAddress(token))).data.data;
}

/**
 * Takes the place that was asked for; a second time changes nothing. Rejects with 404 for a secret that nobody has,
 * 409 where the list is closed, 410 where the link has expired.
 */
export async function confirmWaitingEntry(api: ApiClient, token: string): Promise<void> {
  await api.post(`${placeAddress(token)}/confirm`, {});
}

/**
 * Gives the place up, confirmed or not, and deletes it; rejects with 404 for a secret that nobody has, and so the
 * second time.
 */
export async function leaveWaitingList(api: ApiClient, token: string): Promise<void> {
  await api.post(`${placeAddress(token)}/leave`, {});
}
