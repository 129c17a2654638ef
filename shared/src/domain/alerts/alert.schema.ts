import { z } from 'zod';

/**
 * `title` is HTML, sanitised on the server. `eventId`: the event that the alert is about. `key` is another one once the text of the alert
 * changes, and the same in all languages: who has closed an alert sees its new text.
 */
export const alertSchema = z.object({
  id: z.number().int(),
  key: z.string(),
  title: z.string(),
  eventId: z.number().int().nullable(),
});
export type Alert = z.infer<typeof alertSchema>;
