import { z } from 'zod';

/** `title` is HTML, sanitised on the server. `eventId`: the event that the alert is about. */
export const alertSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  eventId: z.number().int().nullable(),
});
export type Alert = z.infer<typeof alertSchema>;
