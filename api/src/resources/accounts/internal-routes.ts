import { z } from 'zod';
import { staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { emailField } from '@ofgc/shared/forms/form.schema.ts';
import type { Database } from '../../database/database.ts';
import type { Api } from '../../http/api.ts';
import { commandLine, recordAccess } from '../access-records/record-access.ts';
import { findStaffAccount, findStaffAccounts } from './find.ts';
import { presentStaffAccount, type StaffAccount } from './present.ts';
import { addLink } from './one-time-links.ts';
import { addAccount, forgetSecondFactor, removeAccount, setLocked, setRoles } from './save.ts';

const orderSchema = z.discriminatedUnion('verb', [
  z.object({
    verb: z.literal('add'),
    email: emailField,
    name: z.string().trim().min(1).max(120),
    roles: z.array(z.enum(staffRoles)),
  }),
  z.object({ verb: z.literal('roles'), email: emailField, roles: z.array(z.enum(staffRoles)) }),
  z.object({ verb: z.enum(['link', 'lock', 'unlock', 'forget-factor', 'remove']), email: emailField }),
]);
export type StaffOrder = z.input<typeof orderSchema>;

/** What the command prints: a link, or one sentence about what went wrong. */
export interface StaffAnswer {
  link?: string;
  problem?: string;
}

/** `/internal/staff`: the first accounts of staff, by `npm run staff` on the machine of the site. */
export function staffCommandRoutes(api: Api, { database, siteUrl }: { database: Database; siteUrl: string }): void {
  api.get('/internal/staff', { schema: { hide: true } }, async (): Promise<{ data: StaffAccount[] }> => {
    return { data: (await findStaffAccounts(database)).map(presentStaffAccount) };
  });

  api.post(
    '/internal/staff',
    { schema: { hide: true, body: orderSchema } },
    async ({ body: order }): Promise<{ data: StaffAnswer }> => ({
      data: await database.transaction().execute((transaction) => carryOut(transaction, order, siteUrl)),
    }),
  );
}

async function carryOut(
  transaction: Database,
  order: z.output<typeof orderSchema>,
  siteUrl: string,
): Promise<StaffAnswer> {
  const { email, verb } = order;
  if (verb === 'add') {
    const { name, roles } = order;
    if (!(await addAccount(transaction, { kind: 'staff', email, name, lang: 'es', roles })))
      return { problem: `${email} has an account already.` };
  }
  const account = await findStaffAccount(transaction, email);
  if (!account) return { problem: `Nobody of the staff has the address ${email}.` };
  const { id } = account;
  // The link would answer that it is over.
  if (account.lockedAt && (verb === 'link' || verb === 'forget-factor'))
    return { problem: `${email} is locked: unlock it first.` };
  // As in the office: locking can be undone, so a mistaken address is noticed before anything is lost.
  if (!account.lockedAt && verb === 'remove') return { problem: `${email} is not locked: lock it first.` };
  const detail = verb === 'roles' || verb === 'add' ? `${verb} ${order.roles.join(' ')}` : verb;
  await recordAccess(transaction, { who: commandLine, action: 'rights', record: { table: 'accounts', id }, detail });
  if (verb === 'roles') await setRoles(transaction, id, order.roles);
  if (verb === 'lock' || verb === 'unlock') await setLocked(transaction, id, verb === 'lock');
  if (verb === 'forget-factor') await forgetSecondFactor(transaction, id);
  if (verb === 'remove') await removeAccount(transaction, id);
  if (verb === 'add' || verb === 'link' || verb === 'forget-factor')
    return { link: await addLink(transaction, account, { purpose: 'invitation', siteUrl }) };
  return {};
}
