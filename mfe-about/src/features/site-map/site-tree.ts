import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** A page of the site in one language. */
export interface SitePage {
  /** Without locale, in the words of the language. */
  path: string;
  title: string;
  /** Of the title. */
  lang: Locale;
  /** The path of the page that it belongs to, where its own path does not say it. */
  below?: string;
}

export interface SiteBranch extends SitePage {
  pages: SiteBranch[];
}

/**
 * Pages as a tree: each below the nearest page that its path begins with.
 * @param pages in the order in which they are to be read; of two with one path the first counts
 * @returns pages that lie below no other
 */
export function siteTree(pages: readonly SitePage[]): SiteBranch[] {
  const branches = new Map<string, SiteBranch>();
  for (const page of pages) if (!branches.has(page.path)) branches.set(page.path, { ...page, pages: [] });
  const roots: SiteBranch[] = [];
  for (const branch of branches.values()) {
    const home = branches.get(branch.below ?? '') ?? nearestAbove(branch.path, branches);
    (home?.pages ?? roots).push(branch);
  }
  return roots;
}

function nearestAbove(path: string, branches: ReadonlyMap<string, SiteBranch>): SiteBranch | undefined {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above ? (branches.get(above) ?? nearestAbove(above, branches)) : undefined;
}
