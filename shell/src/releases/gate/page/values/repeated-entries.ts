import { elementsWithin } from '../element-tree.ts';
import type { PageElement } from '../elements.ts';
import { isNotShown, isUnread } from '../hidden-parts.ts';

/** Fewer may be the same by chance: an errand with two dates. */
const fewestTwice = 3;
const entry = /^(?:li|article)$/;

/**
 * Lists that have most of their entries twice: the same words, the same link. Copies that nobody is told of, as for a band that runs on,
 * are left out. @returns one line at most
 */
export function repeatedEntryProblems(own: readonly PageElement[]): string[] {
  const left = elementsWithin(own, (one) => isNotShown(one) || isUnread(one));
  const entries = new Map<PageElement, { list: PageElement; href: string; words: string }>();
  const within = new Map<PageElement, PageElement>();
  for (const element of own) {
    const { name, parent, attributes, text } = element;
    if (!parent || left.has(element)) continue;
    const isEntry = entry.test(name);
    const around = isEntry ? element : within.get(parent);
    if (!around) continue;
    within.set(element, around);
    const known = entries.get(around) ?? { list: parent, href: '', words: '' };
    if (name === 'a' && known.href === '') known.href = attributes['href'] ?? '';
    known.words += ` ${text.trim()}`;
    entries.set(around, known);
  }
  for (const found of Map.groupBy(entries.values(), ({ list }) => list).values()) {
    const linked = found.filter(({ href }) => href !== '' && !href.startsWith('#'));
    const same = [...Map.groupBy(linked, ({ href, words }) => `${href} ${words}`).values()].filter(
      ({ length }) => length > 1,
    );
    const [first] = same;
    if (first?.[0] && same.length >= fewestTwice && same.flat().length > found.length / 2)
      return [`has ${same.length} entries of a list twice, as that which leads to ${first[0].href}`];
  }
  return [];
}
