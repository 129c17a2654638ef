import { z } from 'zod';
import { localeSchema } from '../locale.schema.ts';
import { picturesField } from '../pictures/picture.schema.ts';
import { memberRoles, memberSections, memberStatuses } from './member.ts';

/** A word of the orchestra's vocabulary, by its key and as visitors read it. */
function termOf<Key extends string>(keys: readonly [Key, ...Key[]]) {
  return z.object({ key: z.enum(keys), name: z.string() });
}

/** A musician of the orchestra. */
export const memberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  section: termOf(memberSections),
  /** In the page's language: "clarinete bajo". */
  instrument: z.string(),
  role: termOf(memberRoles),
  status: termOf(memberStatuses),
  /** The year they joined; null for those who come programme by programme. */
  since: z.number().int().nullable(),
  ...picturesField,
  /** The page of those who also play as soloists: `/explora/invitados/{slug}/{id}`. */
  artist: z.object({ id: z.number().int(), slug: z.string() }).nullable(),
  lang: localeSchema,
});
export type Member = z.infer<typeof memberSchema>;

/** What the words mean: where a section sits, what a role does, how a status belongs. */
export const memberLegendSchema = z.object({
  sections: z.array(termOf(memberSections).extend({ note: z.string() })),
  roles: z.array(termOf(memberRoles).extend({ note: z.string() })),
  statuses: z.array(termOf(memberStatuses).extend({ note: z.string() })),
  lang: localeSchema,
});
export type MemberLegend = z.infer<typeof memberLegendSchema>;
