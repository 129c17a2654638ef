import { descriptionTimeout } from '../../../timeouts.ts';

/** @returns whether the live content has a page at a path, in any language; true where the API does not say */
export function createContentLookup(apiUrl: string): (path: string) => Promise<boolean> {
  const paths = fetchPaths(apiUrl);
  return async (path) => (await paths)?.has(path) ?? true;
}

async function fetchPaths(apiUrl: string): Promise<ReadonlySet<string> | null> {
  try {
    const answer = await fetch(new URL('api/content-pages', apiUrl), {
      signal: AbortSignal.timeout(descriptionTimeout),
    });
    const { data } = (await answer.json()) as { data: { path: string; paths?: Record<string, string> }[] };
    // Where no page was entered yet, links to the pages to come are no mistakes.
    return data.length === 0 ? null : new Set(data.flatMap(({ path, paths = {} }) => [path, ...Object.values(paths)]));
  } catch {
    return null;
  }
}
