import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { PageElement } from '../elements.ts';

/** The language of each element that is marked (`lang`) or in one that is. @param elements in their order */
export function languagesOf(elements: readonly PageElement[]): ReadonlyMap<PageElement, string> {
  const found = new Map<PageElement, string>();
  for (const element of elements) {
    const lang = element.name === 'html' ? undefined : element.attributes['lang'];
    const language = lang?.split('-')[0]?.toLowerCase() ?? (element.parent && found.get(element.parent));
    if (language !== undefined) found.set(element, language);
  }
  return found;
}

/** The elements that are marked (`lang`) as in another language than the page's. @param elements in their order */
export function markedParts(elements: readonly PageElement[], locale: Locale): ReadonlySet<PageElement> {
  return new Set([...languagesOf(elements)].flatMap(([element, language]) => (language === locale ? [] : element)));
}
