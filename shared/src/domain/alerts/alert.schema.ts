import { z } from 'zod';

/** `title` is HTML, sanitised on the server. */
export const alertSchema = z.object({ id: z.number().int(), title: z.string() });
export type Alert = z.infer<typeof alertSchema>;
