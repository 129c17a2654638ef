import type { z } from 'zod';

/** A text that goes back into the content's files, where double braces name facts: it may not have them. */
export function withoutFacts<Schema extends z.ZodType<string>>(schema: Schema) {
  return schema.refine((text) => !text.includes('{{'), 'noBraces');
}
