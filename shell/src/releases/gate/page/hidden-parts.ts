import type { PageElement } from './elements.ts';

/** Elements of a kind, and all that are in one. @param elements in their order */
export function within(
  elements: readonly PageElement[],
  isSuch: (element: PageElement) => boolean,
): ReadonlySet<PageElement> {
  const found = new Set<PageElement>();
  for (const element of elements)
    if ((element.parent && found.has(element.parent)) || isSuch(element)) found.add(element);
  return found;
}

/** Nobody is shown it or can enter it. */
export function isNotShown({ name, attributes }: PageElement): boolean {
  return name === 'template' || 'hidden' in attributes || 'inert' in attributes;
}

/** Screen readers leave it out. */
export function isUnread({ attributes }: PageElement): boolean {
  return attributes['aria-hidden'] === 'true';
}

/** It opens over the page. */
export function isOverlay({ name, attributes }: PageElement): boolean {
  return name === 'dialog' || 'popover' in attributes;
}
