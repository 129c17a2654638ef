import type { Page } from '@ofgc/shared/domain/page.schema.ts';

export type PagePart = Page['sections'][number];

/**
 * The texts of a page that stand together. The word of an anchor before its first hyphen says where the office wants it:
 * `antes-carritos` stands under "antes".
 */
export function partsOf({ sections }: Pick<Page, 'sections'>, place: string): PagePart[] {
  return sections.filter(({ anchor }) => anchor === place || anchor.startsWith(`${place}-`));
}

/** Texts that no place of the page asks for: the office may add some, and none may get lost. */
export function otherParts({ sections }: Pick<Page, 'sections'>, places: readonly string[]): PagePart[] {
  const placed = new Set(places.flatMap((place) => partsOf({ sections }, place)));
  return sections.filter((section) => !placed.has(section));
}
