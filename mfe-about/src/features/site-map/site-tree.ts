import type { Locale } from '@ofgc/shared/domain/locale.ts';

/** A page of the site in one language. */
export interface SitePage {
  /** The path without locale, with the slugs of the language. */
  path: string;
  title: string;
  /** The language of the title. */
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

/** The site map: sections by descending number of pages, and top-level pages without children. */
export function siteSections(pages: readonly SitePage[]): Record<'sections' | 'single', SiteBranch[]> {
  const roots = siteTree(pages);
  return {
    sections: roots
      .filter((root) => root.pages.length > 0)
      .toSorted((one, other) => countPages(other) - countPages(one)),
    single: roots.filter((root) => root.pages.length === 0),
  };
}

function countPages({ pages }: SiteBranch): number {
  return pages.reduce((sum, below) => sum + 1 + countPages(below), 0);
}

function nearestAbove(path: string, branches: ReadonlyMap<string, SiteBranch>): SiteBranch | undefined {
  const above = path.slice(0, path.lastIndexOf('/'));
  return above ? (branches.get(above) ?? nearestAbove(above, branches)) : undefined;
}
