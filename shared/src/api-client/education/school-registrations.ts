import type { ManagedDetail, SchoolArea } from '../../domain/school-calls/managed-call.schema.ts';
import type {
  RegistrationReceipt,
  SchoolRegistration,
} from '../../domain/school-registrations/school-registration.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { readAsUser, withSession } from '../with-session.ts';

const own = (reference: string) => `api/school-registrations/${encodeURIComponent(reference)}`;
const managed = (reference: string) => `api/school-office/registrations/${encodeURIComponent(reference)}`;

type Body = Record<string, string>;

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
