import type { ManagedCall } from '../../domain/school-calls/managed-call.schema.ts';
import type { SchoolCall } from '../../domain/school-calls/school-call.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { readAsUser, withSession } from '../with-session.ts';

const managed = (key: string) => `api/school-office/calls/${encodeURIComponent(key)}`;

type Body = Record<string, string>;

/** The calls that are not over; no sign-in needed. */
export const fetchSchoolCalls = async (api: ApiClient) =>
  (await api.get<One<SchoolCall[]>>('api/school-calls')).data.data;

/** All calls with their registrations' figures. For the office, as all functions below. */
export const fetchManagedCalls = (api: ApiClient) => readAsUser<ManagedCall[]>(api, 'api/school-office/calls');

/** @param seed of a draw to try out */
export const fetchManagedCall = (api: ApiClient, key: string, seed?: string) =>
  readAsUser<ManagedCall>(api, managed(key), { seed });

/** The address of the table of a call's registrations, for a spreadsheet. */
export const registrationTableAddress = (key: string, lang: string) =>
  `/${managed(key)}/registrations.csv?lang=${lang}`;

/** Opens or closes a call, changes its dates, draws its places, or writes to its schools. */
export async function changeManagedCall(
  api: ApiClient,
  key: string,
  change: 'days' | 'draw' | 'messages',
  body: Body,
): Promise<void> {
  await withSession(api).post(`${managed(key)}/${change}`, body);
}
