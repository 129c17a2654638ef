import type { PageElement } from './elements.ts';

/** Elements of a kind, and all that are in one. @param elements in their order */
export function elementsWithin(
  elements: readonly PageElement[],
  isSuch: (element: PageElement) => boolean,
): ReadonlySet<PageElement> {
  const found = new Set<PageElement>();
  for (const element of elements)
    if ((element.parent && found.has(element.parent)) || isSuch(element)) found.add(element);
  return found;
}

/** The nearest element around another one that is such. */
export function around({ parent }: PageElement, isSuch: (element: PageElement) => boolean): PageElement | undefined {
  let up = parent;
  while (up && !isSuch(up)) up = up.parent;
  return up;
}

/** The words of elements of a kind, with those of the elements in them. @param elements in their order */
export function wordsIn(elements: readonly PageElement[], isSuch: (element: PageElement) => boolean): string {
  return [...elementsWithin(elements, isSuch)]
    .map(({ text }) => text.trim())
    .join(' ')
    .trim();
}
