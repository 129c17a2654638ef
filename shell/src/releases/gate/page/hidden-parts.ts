import type { PageElement } from './elements.ts';

/** Nobody is shown it or can enter it; what is `hidden="until-found"` neither, until it is found. */
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

/** A dialog whose content, which has its title, may be rendered only while it is open. */
export function isClosedDialog({ name, attributes }: PageElement): boolean {
  return name === 'dialog' && !('open' in attributes);
}
