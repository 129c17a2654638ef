import { z } from 'zod';

/** A word in an address. The pattern also excludes the zero byte, which PostgreSQL cannot store. */
export const slugParameter = z.string().regex(/^[a-z0-9-]{1,120}$/);
export const yearParameter = z.coerce.number().int().min(1900).max(2200);
export const monthParameter = z.coerce.number().int().min(1).max(12);
/** A number for which 0 is meaningful, so an empty parameter must not be read as 0. */
export const amountParameter = (most: number) =>
  z.string().min(1).pipe(z.coerce.number<string>().int().min(0).max(most));
export const dayParameter = z.iso.date();
/** Ids separated by commas, at most a thousand: `3,14,15`. */
export const idsParameter = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,999}$/)
  .transform((ids) => ids.split(',').map(Number));

/** The largest number that a column of ids or versions holds. */
const largestInteger = 2_147_483_647;

/** A filter by the id of another resource: `event=36`. */
export const idParameter = z.coerce.number().int().min(1).max(largestInteger);

/** One less than the column holds, because a change adds one. */
export const largestVersion = largestInteger - 1;
/** The version of a record that a form showed; 0 for a new record. */
export const versionField = z.coerce.number().int().min(0).max(largestVersion);

export const idParams = z.object({ id: z.string().regex(/^\d+$/) });

/** The id in a path. A number too large for the column becomes the largest id, which no row has. */
export function idOf({ id }: z.infer<typeof idParams>): number {
  return Math.min(Number(id), largestInteger);
}
