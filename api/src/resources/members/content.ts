import { z } from 'zod';
import { memberRoles, memberSections, memberStatuses } from '@ofgc/shared/domain/members/member.ts';
import { textSchema } from '../../content/bilingual.ts';
import { idSchema, slugSchema, yearSchema } from '../../content/fields.ts';

function termsOf<Key extends string>(keys: readonly [Key, ...Key[]]) {
  const term = z.object({ key: z.enum(keys), name: textSchema, note: textSchema });
  return z
    .array(term)
    .refine((terms) => keys.every((key, index) => terms[index]?.key === key), `must be, in order: ${keys.join(', ')}`);
}

export const membersContent = z.object({
  sections: termsOf(memberSections),
  roles: termsOf(memberRoles),
  statuses: termsOf(memberStatuses),
  members: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      section: z.enum(memberSections),
      instrument: textSchema,
      role: z.enum(memberRoles),
      status: z.enum(memberStatuses),
      since: yearSchema.nullable(),
      /** The slug in artists.json, for members who also play as soloists. */
      artist: slugSchema.nullable().default(null),
    }),
  ),
});
