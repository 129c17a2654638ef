import { z } from 'zod';
import { countOf, emailField, lineField, tickField } from '../../forms/form.schema.ts';
import { staffRoles } from './staff-roles.ts';
import { localeSchema } from '../locale.schema.ts';
import { invitationFields, memberSteps, roleField } from './staff-field-rules.ts';

const ticks = Object.fromEntries(staffRoles.map((role) => [roleField(role), tickField]));
const versionField = z.preprocess(countOf, z.number().int());

export const invitationFormSchema = z.object({
  name: lineField(invitationFields.name, { required: 'nameRequired', tooLong: 'nameTooLong' }),
  email: emailField,
  lang: z.enum(localeSchema.options, 'chooseOne'),
  /** Made with the page: distinguishes a second click from another invitation of somebody whose account was removed meanwhile. */
  formKey: z.uuid().optional().catch(undefined),
  ...ticks,
});
/** What asks to remove a disabled account. */
export const memberRemovalFormSchema = z.object({ version: versionField });
export const memberRolesFormSchema = z.object({ version: versionField, ...ticks });
export const memberStepFormSchema = memberRemovalFormSchema.extend({ step: z.enum(memberSteps, 'chooseOne') });

export const staffMemberSchema = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(staffRoles)),
  /** `invited`: the password is not chosen or the second factor is not set up yet. */
  state: z.enum(['invited', 'active', 'locked']),
  sessions: z.number().int(),
});
export type StaffMember = z.infer<typeof staffMemberSchema>;

export const staffMemberPageSchema = staffMemberSchema.extend({
  /** The latest changes of the account, the newest first. */
  history: z.array(z.object({ at: z.iso.datetime(), actor: z.string(), action: z.string(), detail: z.string() })),
  /** How many earlier changes there are. */
  earlier: z.number().int(),
});
export type StaffMemberPage = z.infer<typeof staffMemberPageSchema>;
