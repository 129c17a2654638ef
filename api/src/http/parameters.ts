import { z } from 'zod';

/** A word in an address. The pattern also excludes the zero byte, which PostgreSQL cannot store. */
export const slugParameter = z.string().regex(/^[a-z0-9-]{1,120}$/);
export const yearParameter = z.coerce.number().int().min(1900).max(2200);
export const monthParameter = z.coerce.number().int().min(1).max(12);
/** A number of which 0 is a value of its own, so that an empty parameter must not be read as 0. */
export const amountParameter = (most: number) =>
  z.string().min(1).pipe(z.coerce.number<string>().int().min(0).max(most));
export const dayParameter = z.iso.date();
/** Ids separated by commas, at most a thousand: `3,14,15`. */
export const idsParameter = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,999}$/)
  .transform((ids) => ids.split(',').map(Number));

/** A filter by the id of something else: `event=36`. */
export const idParameter = z.coerce.number().int().min(1).max(2_147_483_647);

export const idParams = z.object({ id: z.string().regex(/^\d+$/) });

const maxId = 2_147_483_647;

/** The id in a path; a number too large for the column becomes the largest id, which nothing has. */
export function idOf({ id }: z.infer<typeof idParams>): number {
  return Math.min(Number(id), maxId);
}
