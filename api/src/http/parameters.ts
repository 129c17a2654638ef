import { z } from 'zod';

/** A word in an address; also keeps bytes away that a database cannot hold. */
export const slugParameter = z.string().regex(/^[a-z0-9-]{1,120}$/);
export const yearParameter = z.coerce.number().int().min(1900).max(2200);
export const monthParameter = z.coerce.number().int().min(1).max(12);
/** Where 0 means something, an empty value must not be read as it. */
export const amountParameter = (most: number) =>
  z.string().min(1).pipe(z.coerce.number<string>().int().min(0).max(most));
export const dayParameter = z.iso.date();
export const idsParameter = z.string().regex(/^\d{1,9}(,\d{1,9}){0,99}$/);

/** The id of another thing that a list is asked about: `event=36`. */
export const idParameter = z.coerce.number().int().min(1).max(2_147_483_647);

export const idParams = z.object({ id: z.string().regex(/^\d+$/) });

const maxId = 2_147_483_647;

/** The id of an address; one larger than any id is simply unknown. */
export function idOf({ id }: z.infer<typeof idParams>): number {
  return Math.min(Number(id), maxId);
}
