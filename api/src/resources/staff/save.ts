import type { StaffRole } from '@ofgc/shared/domain/staff/staff-roles.ts';
import type { MemberStep } from '@ofgc/shared/domain/staff/staff-field-rules.ts';
import type { Database } from '../../database/database.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { recordAccess } from '../access-records/record-access.ts';
import { enqueueLink } from '../accounts/enqueue-emails.ts';
import {
  changeAccount,
  endSessions,
  forgetSecondFactor,
  removeAccount,
  setLocked,
  setRoles,
} from '../accounts/save.ts';
import type { Identity } from '../sessions/identity.ts';

interface Managing {
  id: number;
  /** The account's version when its page was opened. */
  version: number;
  who: Identity;
}

/**
 * Changes the roles of a member of the staff.
 * @throws HttpError 404; 409 where somebody else was quicker, or where no manager of the staff would be left
 */
export async function changeRoles(
  transaction: Database,
  { roles, ...managing }: Managing & { roles: readonly StaffRole[] },
): Promise<void> {
  const { admins } = await lockMember(transaction, managing);
  if (!roles.includes('staff')) assertAnother(admins, managing.id);
  await setRoles(transaction, managing.id, roles);
  await record(transaction, managing, `roles ${roles.join(' ')}`);
}

/** Carries out another step with a member of the staff, with the same errors; an invitation is an email with a link that works once. */
export async function takeMemberStep(
  transaction: Database,
  { step, siteUrl, ...managing }: Managing & { step: MemberStep; siteUrl: string },
): Promise<void> {
  const { id } = managing;
  const { member, admins } = await lockMember(transaction, managing);
  if (step === 'lock' || step === 'forget-factor') assertAnother(admins, id);
  if ((step === 'invite' || step === 'forget-factor') && member.lockedAt) throw new HttpError(409, 'accountLocked');
  if (step === 'invite')
    await enqueueLink(transaction, { ...member, kind: 'staff' }, { purpose: 'invitation', siteUrl });
  if (step === 'end-sessions') await endSessions(transaction, id);
  if (step === 'forget-factor') {
    await forgetSecondFactor(transaction, id);
    await enqueueLink(transaction, { ...member, kind: 'staff' }, { purpose: 'invitation', siteUrl });
  }
  if (step === 'lock' || step === 'unlock') await setLocked(transaction, id, step === 'lock');
  // The new version makes a second click on the same page fail, so it sends no second email.
  else await changeAccount(transaction, id);
  await record(transaction, managing, step);
}

/**
 * Removes a disabled account, which manages nobody. Versions and access records keep its email for as long as they are kept themselves.
 * @throws HttpError 404; 409 where somebody else was quicker, or where the account is not disabled
 */
export async function removeMember(transaction: Database, managing: Managing): Promise<void> {
  const { member } = await lockMember(transaction, managing);
  if (!member.lockedAt) throw new HttpError(409, 'accountOpen');
  await removeAccount(transaction, managing.id);
  await record(transaction, managing, 'remove');
}

/** Locks all managers of the staff with the account, so that two of them cannot remove each other's role at the same time. */
async function lockMember(transaction: Database, { id, version }: Managing) {
  const staff = await transaction
    .selectFrom('accounts')
    .select(['id', 'version', 'email', 'name', 'lang', 'roles', 'lockedAt', 'totpConfirmedAt'])
    .where('kind', '=', 'staff')
    .orderBy('id')
    .forUpdate()
    .execute();
  const member = staff.find((one) => one.id === id);
  if (!member) throw notFound();
  if (member.version !== version) throw new HttpError(409, 'accountChanged', { name: member.name });
  const admins = staff.filter(
    ({ roles, lockedAt, totpConfirmedAt }) => roles.includes('staff') && !lockedAt && totpConfirmedAt,
  );
  return { member, admins: admins.map((admin) => admin.id) };
}

/** A manager of the staff may only leave if another one remains who can sign in. */
function assertAnother(admins: readonly number[], id: number): void {
  if (admins.includes(id) && admins.length === 1) throw new HttpError(409, 'lastAdministrator');
}

async function record(transaction: Database, { id, who }: Managing, detail: string): Promise<void> {
  await recordAccess(transaction, { who, action: 'rights', record: { table: 'accounts', id }, detail });
}
