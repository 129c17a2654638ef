import type { OfficeConcert, OfficeConcertLine } from '../../domain/office-concerts/office-concert.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { readAsUser, withSession } from '../with-session.ts';

const concertAddress = (id: string) => `api/office/concerts/${encodeURIComponent(id)}`;

/**
 * The concerts with a date from today on and those that are postponed, by the first such date; rejects with 403 for users with
 * neither of the roles `communication` and `box-office`.
 */
export const fetchOfficeConcerts = (api: ApiClient) => readAsUser<OfficeConcertLine[]>(api, 'api/office/concerts');

/**
 * A concert for editing, with its preview, its history and the numbers of people on its waiting lists; rejects with 404 for an
 * unknown id, with 409 where the server has other content than the database.
 */
export const fetchOfficeConcert = (api: ApiClient, id: string) => readAsUser<OfficeConcert>(api, concertAddress(id));

/**
 * Saves the next version: a draft, or the version that the site shows from now on, with its emails. Rejects with 422 for invalid
 * fields, with 409 where nothing has changed or somebody else has saved a version meanwhile.
 * @param body the form's fields
 */
export async function saveOfficeConcert(api: ApiClient, id: string, body: Record<string, string>): Promise<void> {
  await withSession(api).post(concertAddress(id), body);
}

/**
 * Withdraws the newest version and its emails; rejects with 409 where there is none, an email has already been sent, or somebody
 * else has saved a version meanwhile.
 * @param body the `version` that the page showed
 */
export async function undoOfficeConcert(api: ApiClient, id: string, body: Record<string, string>): Promise<void> {
  await withSession(api).post(`${concertAddress(id)}/undo`, body);
}
