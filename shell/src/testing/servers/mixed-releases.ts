import { pageStateId, type PageState } from '../../composition/page-state.ts';
import type { ReleaseVector } from '../../composition/release-vector.ts';

/** What visitors have seen of a site's releases, over all their pages. */
export interface SeenReleases {
  /** Release → what its own code says of itself: `jobs@1a2b` → `jobs 7`, from `data-made="jobs 7"`. */
  marks: Map<string, string>;
  /** Fetches the file of all releases that were live with a page, by its address. */
  whole: (address: string) => Promise<ReleaseVector>;
}

const state = new RegExp(`<script type="application/json" id="${pageStateId}">(.*?)</script>`, 's');

/**
 * Finds what in a page is not of the releases that made it: names of files, parts of joined files, what the browser hydrates
 * with and navigates with, and what the releases' code printed.
 * @param makers `X-Releases` @returns the problem
 */
export async function mixedReleases(html: string, makers: string, seen: SeenReleases): Promise<string | undefined> {
  const made = new Map(makers.split(', ').map((one) => one.split('@') as [name: string, version: string]));
  const { releases = [], vector = {}, wholeVector } = JSON.parse(state.exec(html)?.[1] ?? '{}') as Partial<PageState>;
  const versions = (live: ReleaseVector) => Object.entries(live).map(([name, { version }]) => `${name}@${version}`);
  const later = wholeVector === undefined ? [] : versions(await seen.whole(wholeVector));
  const named = new Set([
    ...[...html.matchAll(/\/assets\/([a-z]+)\/([\w.-]+)\/browser\//g)].map(([, app, version]) => `${app}@${version}`),
    ...[...html.matchAll(/([a-z]+@[\w.-]+)=[\w.+-]+[,.]/g)].map(([, one = '']) => one),
    ...releases,
    ...versions(vector),
    ...later.filter((one) => made.has(one.split('@')[0] ?? '')),
  ]);
  if (named.size === 0) return 'names no release';
  const foreign = [...named].filter((one) => made.get(one.split('@')[0] ?? '') !== one.split('@')[1]);
  if (foreign.length > 0) return `made by ${makers}, and names ${foreign.join(', ')}`;
  for (const [, mark = ''] of html.matchAll(/data-made="([^"]*)"/g)) {
    const [name = ''] = mark.split(' ');
    const release = `${name}@${made.get(name)}`;
    const known = seen.marks.get(release) ?? mark;
    seen.marks.set(release, known);
    if (known !== mark) return `made by ${makers}, whose code says ${known}, and shows ${mark}`;
  }
  return undefined;
}
