import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';

export type PagePart = Page['sections'][number];

/**
 * The texts of a page that belong to one place. Editors choose the place by the word of the anchor before its first hyphen:
 * `antes-carritos` stands under "antes".
 */
export function partsOf({ sections }: Pick<Page, 'sections'>, place: string): PagePart[] {
  return sections.filter(({ anchor }) => anchor === place || anchor.startsWith(`${place}-`));
}

/** Texts that belong to none of the places. Editors may add such texts, and the page shows them too. */
export function otherParts({ sections }: Pick<Page, 'sections'>, places: readonly string[]): PagePart[] {
  const placed = new Set(places.flatMap((place) => partsOf({ sections }, place)));
  return sections.filter((section) => !placed.has(section));
}
