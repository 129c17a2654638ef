import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { readElements } from '../elements.ts';

/**
 * Every anchor that a section links to must exist on its page.
 * @param htmlOf gives a page that was rendered, undefined for pages of others
 */
export function anchorProblems(
  { pages, links }: Pick<Section, 'pages' | 'links'>,
  htmlOf: (address: string) => string | undefined,
): string[] {
  const led = [
    ...pages.flatMap(({ path }) => locales.map((locale) => localisedPath(path, locale))),
    ...links.flatMap(({ to, inEnglish = to }) => [to, localisedPath(inEnglish, 'en')]),
  ];
  return [...new Set(led)].flatMap((address) => {
    const [page = '', anchor] = address.split('#');
    const html = anchor && htmlOf(page);
    if (!html) return [];
    const isThere = readElements(html).some(({ attributes }) => attributes['id'] === anchor);
    return isThere ? [] : [`section.ts leads to ${address}, and the page has no part with that id`];
  });
}
