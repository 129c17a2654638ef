import { z } from 'zod';

/** A path of this site: browsers treat `//` and `/\\` at its beginning as another site, and ignore tabs. */
export const sitePath = z.string().regex(/^\/(?![/\\])\S*$/);

/** @param given value of `--redirect` @returns null where it was not given @throws one sentence where it is not a path of the site */
export function readRedirect(given: string | undefined): string | null {
  if (given === undefined || sitePath.safeParse(given).success) return given ?? null;
  throw new Error(`--redirect takes a path of the site (/sobre-ofgc), not "${given}".`);
}
