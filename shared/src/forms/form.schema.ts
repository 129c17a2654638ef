import { z } from 'zod';

/** A posted form is of unknown shape: the rules live in the API, with their messages. */
export const formBodySchema = z.record(z.string(), z.unknown());

/** What a visitor can name on the telephone. */
export const receiptSchema = z.object({ reference: z.string() });
export type Receipt = z.infer<typeof receiptSchema>;
