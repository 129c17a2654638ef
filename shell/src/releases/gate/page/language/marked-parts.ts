import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { PageElement } from '../elements.ts';

/** The elements that are marked (`lang`) as in another language than the page's. @param elements in their order */
export function markedParts(elements: readonly PageElement[], locale: Locale): ReadonlySet<PageElement> {
  const found = new Set<PageElement>();
  for (const element of elements) {
    const lang = element.name === 'html' ? undefined : element.attributes['lang'];
    const isMarked =
      lang === undefined ? element.parent && found.has(element.parent) : lang.split('-')[0]?.toLowerCase() !== locale;
    if (isMarked) found.add(element);
  }
  return found;
}
