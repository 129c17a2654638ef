import type { PageElement } from '../elements.ts';

/** A link with what stands in it. */
export interface WordedLink {
  href: string;
  words: string;
  /** How many elements have words: their order is not known, where one has words around another. */
  parts: number;
}

/** The links among elements, with the words in them, in one pass. @param own in their order */
export function wordedLinks(own: readonly PageElement[]): WordedLink[] {
  const found: WordedLink[] = [];
  const within = new Map<PageElement, WordedLink>();
  for (const element of own) {
    const { name, attributes, parent, text } = element;
    let link = parent && within.get(parent);
    if (name === 'a' && attributes['href'] !== undefined) {
      link = { href: attributes['href'], words: '', parts: 0 };
      found.push(link);
    }
    if (!link) continue;
    within.set(element, link);
    link.words += text;
    if (text.trim()) link.parts += 1;
  }
  return found;
}
