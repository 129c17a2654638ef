import { z } from 'zod';
import { milestoneKinds } from '@ofgc/shared/domain/history.schema.ts';
import { memberRoles, memberSections, memberStatuses } from '@ofgc/shared/domain/member.ts';
import { textSchema } from '../../content/bilingual.ts';

const id = z.int().positive();
const year = z.int().min(1800).max(2200);
const slug = z.string().regex(/^[a-z0-9-]+$/);
/** Names that are the same in both languages are written once. */
const nameSchema = z.union([textSchema, z.string().transform((name) => ({ es: name, en: name }))]);

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
      id,
      name: z.string(),
      section: z.enum(memberSections),
      instrument: textSchema,
      role: z.enum(memberRoles),
      status: z.enum(memberStatuses),
      since: year.nullable(),
      /** The slug in artists.json of those who also play as soloists. */
      artist: slug.nullable().default(null),
    }),
  ),
});

const periodsContent = z.array(
  z.object({
    name: nameSchema,
    from: year,
    until: year.nullable().default(null),
    text: textSchema,
    artist: slug.nullable().default(null),
  }),
);

export const historyContent = z.object({
  /** What the search calls the page, and says of it. */
  title: textSchema,
  description: textSchema,
  milestones: z.array(
    z.object({
      id,
      year,
      until: year.nullable().default(null),
      title: textSchema,
      text: textSchema,
      category: z.enum(milestoneKinds),
    }),
  ),
  conductors: periodsContent,
  halls: periodsContent,
  sources: z.array(z.object({ title: textSchema, text: textSchema })),
});
