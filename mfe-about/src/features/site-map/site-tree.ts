import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** A page of the site in one language. */
export interface SitePage {
  /** Without locale, with the slugs of the language. */
  path: string;
  title: string;
  /** Of the title. */
  lang: Locale;
  /** The path of its parent page, where its own path does not begin with it. */
  parent?: string | undefined;
}

export interface SiteBranch extends SitePage {
  pages: SiteBranch[];
}

/**
 * Pages as a tree: each below the nearest page that its path begins with.
 * @param pages in reading order; of two with the same path the first counts
 * @returns the pages without a parent
 */
export function siteTree(pages: readonly SitePage[]): SiteBranch[] {
  const branches = new Map<string, SiteBranch>();
  for (const page of pages) if (!branches.has(page.path)) branches.set(page.path, { ...page, pages: [] });
  const roots: SiteBranch[] = [];
  for (const branch of branches.values()) {
    const parent = branches.get(branch.parent ?? '') ?? nearestAbove(branch.path, branches);
    (parent?.pages ?? roots).push(branch);
  }
  return roots;
}

function nearestAbove(path: string, branches: ReadonlyMap<string, SiteBranch>): SiteBranch | undefined {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above ? (branches.get(above) ?? nearestAbove(above, branches)) : undefined;
}
