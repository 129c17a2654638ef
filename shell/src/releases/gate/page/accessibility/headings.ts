import { isApiText } from '../is-api-text.ts';
import { elementsWithin } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isNotShown, isOverlay, isUnread } from '../hidden-parts.ts';

/**
 * Mistakes in a section's headings, by which screen readers list and search what a page has.
 * @param elements of the whole page @param own those in parts of the section @param answers of the API
 */
export function headingProblems(
  elements: readonly PageElement[],
  own: readonly PageElement[],
  answers?: readonly unknown[],
): string[] {
  const apart = elementsWithin(elements, (one) => isNotShown(one) || isUnread(one) || isOverlay(one));
  const inMain = elementsWithin(elements, ({ name }) => name === 'main');
  const isOfPage = (one: PageElement) => (one.part !== undefined || inMain.has(one)) && !apart.has(one);
  const shown = elements.filter((one) => /^h[1-6]$/.test(one.name) && isOfPage(one));
  const firsts = shown.filter(({ name }) => name === 'h1').length;
  const isPage = own.some(({ part }) => part === 'main');
  const hasFirst = own.some((one) => one.name === 'h1' && one.part !== undefined && !apart.has(one));
  return [
    ...(isPage && firsts === 0 ? ['has no first heading (h1)'] : []),
    ...(hasFirst && firsts > 1 ? ['has two first headings (h1)'] : []),
    ...skippedLevels(shown, new Set(own), answers),
  ];
}

/** A part of the home page begins below its first heading, a block below the heading before it; what opens over the page has headings of its own. */
function skippedLevels(
  headings: readonly PageElement[],
  own: ReadonlySet<PageElement>,
  answers?: readonly unknown[],
): string[] {
  const levels = new Map<string | undefined, number>();
  let last = 1;
  for (const heading of headings) {
    const { name, part } = heading;
    const level = Number(name.slice(1));
    const before = part?.startsWith('block.') ? last : (levels.get(part) ?? 1);
    // Editors write headings, too.
    if (own.has(heading) && level > before + 1 && !isApiText(`<h${level}`, answers))
      return [`has a heading h${level} after an h${before}: a level between them is left out`];
    levels.set(part, level);
    last = level;
  }
  return [];
}
