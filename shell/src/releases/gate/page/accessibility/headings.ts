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
  const firsts = elements.filter((one) => one.name === 'h1' && one.part !== undefined && !apart.has(one)).length;
  const isPage = own.some(({ part }) => part === 'main');
  const hasFirst = own.some((one) => one.name === 'h1' && one.part !== undefined && !apart.has(one));
  return [
    ...(isPage && firsts === 0 ? ['has no first heading (h1)'] : []),
    ...(hasFirst && firsts > 1 ? ['has two first headings (h1)'] : []),
    ...skippedLevels(own, apart, answers),
  ];
}

/** Each part begins below the page’s first heading; what opens over the page has headings of its own. */
function skippedLevels(
  own: readonly PageElement[],
  apart: ReadonlySet<PageElement>,
  answers?: readonly unknown[],
): string[] {
  const levels = new Map<string, number>();
  for (const element of own) {
    const [, digit] = /^h([1-6])$/.exec(element.name) ?? [];
    if (!digit || element.part === undefined || apart.has(element)) continue;
    const level = Number(digit);
    const before = levels.get(element.part) ?? 1;
    // Editors write headings, too.
    if (level > before + 1 && !isApiText(`<h${level}`, answers))
      return [`has a heading h${level} after an h${before}: a level between them is left out`];
    levels.set(element.part, level);
  }
  return [];
}
