import { z } from 'zod';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { maxPageSize } from '@ofgc/shared/http/page-size.ts';
import { memberRoles, memberSections, memberStatuses } from '@ofgc/shared/domain/members/member.ts';
import { facetsParameter } from '../../http/facets.ts';

export const memberQuerySchema = listQuerySchema.extend({
  /** By default the whole orchestra fits on one page. */
  perPage: z.coerce.number().int().min(1).max(maxPageSize).default(maxPageSize),
  section: z.enum(memberSections).optional(),
  role: z.enum(memberRoles).optional(),
  status: z.enum(memberStatuses).optional(),
  facets: facetsParameter(['section', 'role', 'status']),
});
export type MemberQuery = z.infer<typeof memberQuerySchema>;
