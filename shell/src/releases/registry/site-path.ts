import { z } from 'zod';

/** A path of this site: browsers take `//` and `/\\` at its beginning for another site, and read over tabs. */
export const sitePath = z.string().regex(/^\/(?![/\\])\S*$/);

/** @param given of `--redirect` @returns null where nothing was given @throws one sentence where it is no path of the site */
export function readRedirect(given: string | undefined): string | null {
  if (given === undefined || sitePath.safeParse(given).success) return given ?? null;
  throw new Error(`--redirect takes a path of the site (/sobre-ofgc), not "${given}".`);
}
