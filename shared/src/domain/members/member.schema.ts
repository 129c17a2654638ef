import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { picturesField } from '../pictures/picture.schema.ts';
import { memberRoles, memberSections, memberStatuses } from './member.ts';

/** A term of the orchestra's vocabulary: its key, and its name for visitors. */
function termOf<Key extends string>(keys: readonly [Key, ...Key[]]) {
  return z.object({ key: z.enum(keys), name: z.string() });
}

/** A musician of the orchestra. */
export const memberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  section: termOf(memberSections),
  /** The instrument in the page's language: "clarinete bajo". */
  instrument: z.string(),
  role: termOf(memberRoles),
  status: termOf(memberStatuses),
  /** The year in which they joined; null for members who are engaged for single programmes. */
  since: z.number().int().nullable(),
  ...picturesField,
  /** The page of a member who also plays as a soloist: `/explora/invitados/{slug}/{id}`. */
  artist: z.object({ id: z.number().int(), slug: z.string() }).nullable(),
  lang: localeSchema,
});
export type Member = z.infer<typeof memberSchema>;

/** Explanations of the terms: where a section sits, what a role does, what a status means. */
export const memberLegendSchema = z.object({
  sections: z.array(termOf(memberSections).extend({ note: z.string() })),
  roles: z.array(termOf(memberRoles).extend({ note: z.string() })),
  statuses: z.array(termOf(memberStatuses).extend({ note: z.string() })),
  lang: localeSchema,
});
export type MemberLegend = z.infer<typeof memberLegendSchema>;
