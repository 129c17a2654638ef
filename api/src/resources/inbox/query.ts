import { z } from 'zod';
import { caseStatuses, inboxSources } from '@ofgc/shared/domain/inbox/inbox.ts';
import { listQuerySchema } from '@ofgc/shared/http/list.schema.ts';

export const inboxQuerySchema = listQuerySchema.extend({
  status: z.enum(['open', ...caseStatuses]).optional(),
  source: z.enum(inboxSources).optional(),
  holder: z.enum(['me', 'nobody']).optional(),
  q: z.string().trim().max(120).optional(),
});
export type InboxQuery = z.infer<typeof inboxQuerySchema>;
