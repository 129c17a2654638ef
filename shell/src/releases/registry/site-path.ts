import { z } from 'zod';

/** A path of this site: browsers treat `//` and `/\\` at its beginning as another site, and ignore tabs. */
export const sitePath = z.string().regex(/^\/(?![/\\])\S*$/);

/** The same as a team may ask for it: in ASCII, because it becomes a header, and the database takes no other signs in its JSON. */
export const requestedPath = sitePath.regex(/^[\x21-\x7e]+$/);

/** @param given value of `--redirect` @returns null where it was not given @throws one sentence where it is not a path of the site */
export function readRedirect(given: string | undefined): string | null {
  if (given === undefined || requestedPath.safeParse(given).success) return given ?? null;
  throw new Error(`--redirect takes a path of the site (/sobre-ofgc), not "${given}".`);
}
