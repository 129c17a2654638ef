import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { isAnswered } from '../answered.ts';
import type { PageElement } from '../elements.ts';
import { within } from '../hidden-parts.ts';
import { isPage } from './link-targets.ts';

/**
 * Links of a section's own part that leave the page's language without saying so (`hreflang`, or `lang` on what is in another one).
 * Addresses that the API answered are not the section's fault.
 */
export function linkLanguageProblems(
  address: string,
  own: readonly PageElement[],
  { siteUrl, answers }: { siteUrl: string; answers?: readonly unknown[] | undefined },
): string[] {
  const page = new URL(address, siteUrl);
  const { locale } = splitLocale(page.pathname);
  const leaving = new Map<PageElement, string>();
  for (const element of own) {
    const path = element.name === 'a' && !element.attributes['hreflang'] ? pathOf(element, page) : undefined;
    if (path !== undefined && splitLocale(path).locale !== locale) leaving.set(element, path);
  }
  if (leaving.size === 0) return [];
  for (const marked of within(own, ({ name, attributes }) => name !== 'html' && 'lang' in attributes))
    for (let up: PageElement | undefined = marked; up; up = up.parent) leaving.delete(up);
  const paths = [...new Set(leaving.values())].filter((path) => path === '/' || !isAnswered(path, answers));
  return paths.slice(0, 3).map((path) => `leads to ${path}, which is in ${nameOf[splitLocale(path).locale]}: ${hint}`);
}

const nameOf: Record<Locale, string> = { es: 'Spanish', en: 'English' };
const hint = 'a link to another language says so with hreflang';

function pathOf({ attributes }: PageElement, page: URL): string | undefined {
  const url = attributes['href'] === undefined ? null : URL.parse(attributes['href'], page);
  return url?.origin === page.origin && isPage(url.pathname) ? url.pathname : undefined;
}
