import type { StaffMember, StaffMemberPage } from '../../domain/staff/staff.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { readAsUser, withSession } from '../with-session.ts';

const memberAddress = (id: string) => `api/office/staff/${encodeURIComponent(id)}`;

/** All staff accounts, including locked ones, by name; rejects with 403 without the role `staff`. */
export const fetchStaff = (api: ApiClient) => readAsUser<StaffMember[]>(api, 'api/office/staff');

/**
 * An account with its last changes, at most 50, the newest first; rejects with 404 for an unknown
 * id.
 */
export const fetchStaffMember = (api: ApiClient, id: string) => readAsUser<StaffMemberPage>(api, memberAddress(id));

/** @returns the new account's id */
export async function inviteStaffMember(api: ApiClient, body: Record<string, string>): Promise<number> {
  const { data } = await withSession(api).post<One<{ id: number }>>('api/office/staff', body);
  return data.data.id;
}

/** @param change the part of the account to change; `remove` deletes a disabled account */
export async function changeStaffMember(
  api: ApiClient,
  { id, change }: { id: string; change: 'roles' | 'step' | 'remove' },
  body: Record<string, string>,
): Promise<void> {
  await withSession(api).post(`${memberAddress(id)}/${change}`, body);
}
