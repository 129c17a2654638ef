import type { OfficeConcert, OfficeConcertLine } from '../../domain/office-concerts/office-concert.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { withSession } from '../with-session.ts';

const concertAddress = (id: string) => `api/office/concerts/${encodeURIComponent(id)}`;

/**
 * The concerts with a date from today on and those that are postponed, by their first such date; rejects with 403
 * without one of the roles `communication` and `box-office`.
 */
export async function fetchOfficeConcerts(api: ApiClient): Promise<OfficeConcertLine[]> {
  const { data } = await withSession(api).get<One<OfficeConcertLine[]>>('api/office/concerts');
  return data.data;
}

/**
 * A concert as the office changes it, with its preview, its history and how many are on its waiting lists; rejects
 * with 404 for an unknown id.
 */
export async function fetchOfficeConcert(api: ApiClient, id: string): Promise<OfficeConcert> {
  const { data } = await withSession(api).get<One<OfficeConcert>>(concertAddress(id));
  return data.data;
}

/**
 * Writes the next version: a draft, or what the site shows from now on, with its letters. Rejects with 422 for wrong
 * fields, with 409 where nothing is changed or somebody else was quicker.
 * @param body the form's fields
 */
export async function saveOfficeConcert(api: ApiClient, id: string, body: Record<string, string>): Promise<void> {
  await withSession(api).post(concertAddress(id), body);
}

/**
 * Takes the newest version back with its letters; rejects with 409 where there is none, a letter has left, or somebody
 * else was quicker.
 * @param body the `version` that the page showed
 */
export async function undoOfficeConcert(api: ApiClient, id: string, body: Record<string, string>): Promise<void> {
  await withSession(api).post(`${concertAddress(id)}/undo`, body);
}
