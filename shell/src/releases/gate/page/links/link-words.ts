import type { PageElement } from '../elements.ts';

/** A link with what stands in it. */
export interface WordedLink {
  href: string;
  words: string;
}

/** The links among elements, with the words in them, in one pass. @param own in their order */
export function wordedLinks(own: readonly PageElement[]): WordedLink[] {
  const found: WordedLink[] = [];
  const within = new Map<PageElement, WordedLink>();
  for (const element of own) {
    const { name, attributes, parent, text } = element;
    let link = parent && within.get(parent);
    if (name === 'a' && attributes['href'] !== undefined) {
      link = { href: attributes['href'], words: '' };
      found.push(link);
    }
    if (!link) continue;
    within.set(element, link);
    link.words += text;
  }
  return found;
}
