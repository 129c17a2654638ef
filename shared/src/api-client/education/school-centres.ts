import type { ManagedCentre } from '../../domain/school-calls/managed-call.schema.ts';
import type { AccountRequests, SchoolCentre } from '../../domain/school-centres/school-centre.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { readAsUser, readListAsUser, withSession } from '../with-session.ts';

const managed = (id: string) => `api/school-office/centres/${encodeURIComponent(id)}`;

type Body = Record<string, string>;

/** Requests an account for a school. */
export async function requestSchoolAccount(api: ApiClient, body: Body): Promise<void> {
  await withSession(api).post('api/school-centres', body);
}

/** Changes the school's contact and the language of its emails. */
export async function changeOwnProfile(api: ApiClient, body: Body): Promise<void> {
  await withSession(api).post('api/school-area/profile', body);
}

/**
 * One page of all schools: those that request an account, those that were refused, those that have one; each group by name. The facet
 * `state` says how many each group has. Rejects with 404 for a page beyond the last.
 */
export const fetchSchoolCentres = (api: ApiClient, page: string) =>
  readListAsUser<SchoolCentre>(api, 'api/school-office/centres', { page });

/** The number of schools that wait for an account. */
export const fetchAccountRequests = (api: ApiClient) =>
  readAsUser<AccountRequests>(api, 'api/school-office/account-requests');

/** A school and its registrations, the newest first, without drafts; rejects with 404 for an unknown school. */
export const fetchManagedCentre = (api: ApiClient, id: string) => readAsUser<ManagedCentre>(api, managed(id));

/** The address of the file with all data that the site has about a school, for the school itself. */
export const personalDataAddress = (id: number, lang: string) => `/${managed(String(id))}/data.json?lang=${lang}`;

/** Approves or refuses a school's request, changes the school's data, or deletes the school. */
export async function changeManagedCentre(
  api: ApiClient,
  id: string,
  change: 'decision' | 'profile' | 'erasure',
  body: Body,
): Promise<void> {
  await withSession(api).post(`${managed(id)}/${change}`, body);
}
