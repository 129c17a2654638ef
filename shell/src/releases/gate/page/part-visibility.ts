import type { PageElement } from './elements.ts';

/** Elements that show something without text. */
const shows = /^(?:img|svg|input|select|textarea|video|audio|canvas|hr)$/;

/** Of each part of a section (a slot, or `main`) in a page, whether it shows anything. */
export function visibilityOfParts(own: readonly PageElement[]): Map<string, boolean> {
  const found = new Map<string, boolean>();
  for (const element of own) {
    const { part } = element;
    if (part !== undefined) found.set(part, isShowing(element) || (found.get(part) ?? false));
  }
  return found;
}

/** Whether an element itself shows anything. */
export function isShowing({ name, text }: PageElement): boolean {
  return shows.test(name) || (text.trim() !== '' && !['script', 'style'].includes(name));
}

/** Parts that show something in one language and nothing in the other. */
export function silentParts(one: ReadonlyMap<string, boolean>, other: ReadonlyMap<string, boolean>): string[] {
  return [...one].filter(([part, isShown]) => isShown && other.get(part) === false).map(([part]) => part);
}
