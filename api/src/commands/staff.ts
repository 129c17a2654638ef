import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { emailField } from '@ofgc/shared/forms/form.schema.ts';
import { invitationFields } from '@ofgc/shared/domain/staff/staff-field-rules.ts';
import { staffRoles } from '@ofgc/shared/domain/staff/staff-roles.ts';
import { callSite } from '../http/internal-client.ts';
import type { StaffAnswer, StaffOrder } from '../resources/accounts/internal-routes.ts';
import type { StaffAccount } from '../resources/accounts/present.ts';

// npm run staff -- add EMAIL --name 'Name' --roles schools,education: makes an account for a member of the staff. It prints a link that
// works once, with which its owner chooses a password and sets up the second factor. The site must run, because accounts are in its
// database.
const usage = `npm run staff -- add EMAIL --name NAME --roles ROLE,… | roles EMAIL --roles ROLE,… | link EMAIL | lock EMAIL | unlock EMAIL | forget-factor EMAIL | remove EMAIL | list
Roles: ${staffRoles.join(', ')}.`;

/** The flags of each verb besides the account's email; verbs that are not listed take none. */
const flags: Record<string, readonly string[]> = { add: ['name', 'roles'], roles: ['roles'] };

await runCommand(run);

async function run(): Promise<string> {
  const options = { roles: { type: 'string' }, name: { type: 'string' } } as const;
  const { positionals, values } = readArguments({ usage, options, most: 2 });
  const [verb = 'list', email = ''] = positionals;
  const unknown = Object.keys(values).find((flag) => !flags[verb]?.includes(flag));
  if (unknown !== undefined) throw new Error(`What is --${unknown} for? ${usage}`);
  if (verb === 'list') return list((await callSite<StaffAccount[]>('staff')) ?? []);
  if (!email.includes('@')) throw new Error(`Whose account? ${usage}`);
  if (!emailField.safeParse(email).success) throw new Error(`${email} is no email address.`);
  const order = orderOf(verb, { email, roles: values.roles, name: values.name });
  const { link, problem } = await callSite<StaffAnswer>('staff', order);
  if (problem) throw new Error(problem);
  if (!link) return `${email}: done.`;
  return `This link is good once, for seven days. Whoever has it chooses the password of ${email}: hand it over in person.\n${link}`;
}

function orderOf(
  verb: string,
  { email, roles, name }: { email: string; roles: string | undefined; name: string | undefined },
) {
  // Without the flag the command is refused as incomplete; an empty flag takes all roles away.
  if (verb === 'roles' && roles === undefined) throw new Error(`With which roles? ${usage}`);
  const given = (roles ?? '').split(',').filter(Boolean);
  const unknown = given.find((role) => !(staffRoles as readonly string[]).includes(role));
  if (unknown) throw new Error(`There is no role ${unknown}. ${usage}`);
  const known = staffRoles.filter((role) => given.includes(role));
  if (verb === 'add') {
    if (known.length === 0) throw new Error(`With which roles? ${usage}`);
    const { maxLength } = invitationFields.name;
    const called = (name ?? email.slice(0, maxLength)).trim();
    if (!called || called.length > maxLength) throw new Error(`A name has 1 to ${maxLength} characters. ${usage}`);
    return { verb, email, roles: known, name: called } satisfies StaffOrder;
  }
  if (verb === 'roles') return { verb, email, roles: known } satisfies StaffOrder;
  const plain = (['link', 'lock', 'unlock', 'forget-factor', 'remove'] as const).find((one) => one === verb);
  if (plain) return { verb: plain, email } satisfies StaffOrder;
  throw new Error(usage);
}

function list(staff: readonly StaffAccount[]): string {
  if (staff.length === 0) return `Nobody of the staff has an account. ${usage}`;
  return staff
    .map(({ email, name, roles, isLocked, hasSecondFactor }) =>
      [
        `${email} (${name}): ${roles.join(', ') || 'no role'}`,
        ...(isLocked ? ['locked'] : []),
        ...(hasSecondFactor ? [] : ['no second factor yet']),
      ].join('; '),
    )
    .join('\n');
}
