import { z } from 'zod';
import { textSchema } from '../../content/bilingual.ts';

const pathSchema = z.string().regex(/^\/(?!\/)[\w./-]{1,200}$/, 'it takes a path without locale, like /conciertos');

/** By the old address without locale: the new address, one path or one for each language; null where the page is gone. */
export const movedAddressesContent = z.record(
  pathSchema,
  z.union([pathSchema, textSchema.refine(({ es }) => es.startsWith('/'), 'it takes paths'), z.null()]),
);
