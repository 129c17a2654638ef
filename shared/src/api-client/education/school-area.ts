import type {
  ManagedCall,
  ManagedCentre,
  ManagedDetail,
  SchoolArea,
} from '../../domain/school-calls/managed-call.schema.ts';
import type { SchoolCall } from '../../domain/school-calls/school-call.schema.ts';
import type { AccountRequests, SchoolCentre } from '../../domain/school-centres/school-centre.schema.ts';
import type {
  RegistrationReceipt,
  SchoolRegistration,
} from '../../domain/school-registrations/school-registration.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { readAsUser, readListAsUser, withSession } from '../with-session.ts';

type Body = Record<string, string>;
const own = (reference: string) => `api/school-registrations/${encodeURIComponent(reference)}`;
const managed = (reference: string) => `api/school-office/registrations/${encodeURIComponent(reference)}`;
const managedCall = (key: string) => `api/school-office/calls/${encodeURIComponent(key)}`;
const managedCentre = (id: string) => `api/school-office/centres/${encodeURIComponent(id)}`;

/** The calls that are not over; no sign-in needed. */
export const fetchSchoolCalls = async (api: ApiClient) =>
  (await api.get<One<SchoolCall[]>>('api/school-calls')).data.data;

/** Requests an account for a school. */
export async function requestSchoolAccount(api: ApiClient, body: Body): Promise<void> {
  await withSession(api).post('api/school-centres', body);
}

/** The data of the signed-in school; rejects with 401 where none is signed in. */
export const fetchSchoolArea = (api: ApiClient) => readAsUser<SchoolArea>(api, 'api/school-area');

/**
 * A registration of the signed-in school; the API records the reading. Rejects with 404 for an unknown registration and for another
 * school's, with 401 where nobody is signed in.
 */
export const fetchRegistration = (api: ApiClient, reference: string) =>
  readAsUser<SchoolRegistration>(api, own(reference));

/** Saves a draft or sends a registration, a new or an existing one. */
export async function sendRegistration(api: ApiClient, body: Body): Promise<RegistrationReceipt> {
  return (await withSession(api).post<One<RegistrationReceipt>>('api/school-registrations', body)).data.data;
}

/** Confirms, declines or cancels a registration. */
export async function takeRegistrationStep(api: ApiClient, reference: string, body: Body): Promise<void> {
  await withSession(api).post(`${own(reference)}/steps`, body);
}

/**
 * Writes to the office about a registration; the same text from the same form is saved only once. Rejects with 404 where the
 * registration is not the school's own, with 422 where the text is missing or too long.
 */
export async function sendSchoolMessage(api: ApiClient, reference: string, body: Body): Promise<void> {
  await withSession(api).post(`${own(reference)}/messages`, body);
}

/** Changes the school's contact and the language of its emails. */
export async function changeOwnProfile(api: ApiClient, body: Body): Promise<void> {
  await withSession(api).post('api/school-area/profile', body);
}

/** All calls with their registrations' figures. This and all functions below are for the office. */
export const fetchManagedCalls = (api: ApiClient) => readAsUser<ManagedCall[]>(api, 'api/school-office/calls');

/** @param seed of a draw to try out */
export const fetchManagedCall = (api: ApiClient, key: string, seed?: string) =>
  readAsUser<ManagedCall>(api, managedCall(key), { seed });

/** The address of the table of a call's registrations, for a spreadsheet. */
export const registrationTableAddress = (key: string, lang: string) =>
  `/${managedCall(key)}/registrations.csv?lang=${lang}`;

/** Opens or closes a call, changes its dates, draws its places, or writes to its schools. */
export async function changeManagedCall(
  api: ApiClient,
  key: string,
  change: 'days' | 'draw' | 'messages',
  body: Body,
): Promise<void> {
  await withSession(api).post(`${managedCall(key)}/${change}`, body);
}

/**
 * A registration with its school and the sessions that are possible for it; rejects with 404 for an unknown registration and for a
 * draft, which only its school may see.
 */
export const fetchManagedRegistration = (api: ApiClient, reference: string) =>
  readAsUser<ManagedDetail>(api, managed(reference));

/**
 * Assigns or withdraws a session, records whether the school came, or writes to the school. Rejects with 409 where the session is
 * full, the step is not allowed, or somebody else has changed the registration meanwhile.
 */
export async function changeManagedRegistration(
  api: ApiClient,
  reference: string,
  change: 'place' | 'attendance' | 'messages',
  body: Body,
): Promise<void> {
  await withSession(api).post(`${managed(reference)}/${change}`, body);
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
export const fetchManagedCentre = (api: ApiClient, id: string) => readAsUser<ManagedCentre>(api, managedCentre(id));

/** The address of the file with all data that the site has about a school, for the school itself. */
export const personalDataAddress = (id: number, lang: string) => `/${managedCentre(String(id))}/data.json?lang=${lang}`;

/** Approves or refuses a school's request, changes the school's data, or deletes the school. */
export async function changeManagedCentre(
  api: ApiClient,
  id: string,
  change: 'decision' | 'profile' | 'erasure',
  body: Body,
): Promise<void> {
  await withSession(api).post(`${managedCentre(id)}/${change}`, body);
}
