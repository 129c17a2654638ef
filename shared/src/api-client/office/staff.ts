import type { StaffMember, StaffMemberPage } from '../../domain/staff/staff.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';
import { withSession } from '../with-session.ts';

const memberAddress = (id: string) => `api/office/staff/${encodeURIComponent(id)}`;

/** All staff accounts, including locked ones, by name; rejects with 403 without the role `staff`. */
export async function fetchStaff(api: ApiClient): Promise<StaffMember[]> {
  const { data } = await withSession(api).get<One<StaffMember[]>>('api/office/staff');
  return data.data;
}

/**
 * An account with its last changes, at most 50, the newest first; rejects with 404 for an unknown
 * id.
 */
export async function fetchStaffMember(api: ApiClient, id: string): Promise<StaffMemberPage> {
  const { data } = await withSession(api).get<One<StaffMemberPage>>(memberAddress(id));
  return data.data;
}

/** @returns the new account's id */
export async function inviteStaffMember(api: ApiClient, body: Record<string, string>): Promise<number> {
  const { data } = await withSession(api).post<One<{ id: number }>>('api/office/staff', body);
  return data.data.id;
}

/** @param change the part of the account to change */
export async function changeStaffMember(
  api: ApiClient,
  { id, change }: { id: string; change: 'roles' | 'step' },
  body: Record<string, string>,
): Promise<void> {
  await withSession(api).post(`${memberAddress(id)}/${change}`, body);
}
