import { splitLocale } from '@ofgc/shared/i18n';
import { isApiText, type SiteAnswers } from '../is-api-text.ts';
import type { PageElement } from '../elements.ts';
import { markedParts } from '../language/marked-parts.ts';
import { nameOfLanguage } from '../language/name-of-language.ts';
import { isPageAddress } from '../../addresses/page-address.ts';

/** The attribute with the address to which an element leads. A button that takes its form elsewhere (`formaction`) says so itself. */
const leading: Record<string, string> = { a: 'href', form: 'action' };

/** Files of the site that are written in the language of their address. */
const localisedFile = /\.ics$/;

/**
 * Links and forms of a section's own part that leave the page's language without saying so (`hreflang`, or `lang` on what is in another
 * one). Addresses that the API answered are not the section's fault.
 */
export function linkLanguageProblems(
  address: string,
  own: readonly PageElement[],
  { siteUrl, answers }: SiteAnswers,
): string[] {
  const page = new URL(address, siteUrl);
  const { locale } = splitLocale(page.pathname);
  const leaving = new Map<PageElement, { path: string; isForm: boolean }>();
  for (const element of own) {
    const path = element.attributes['hreflang'] ? undefined : targetPath(element, page);
    if (path !== undefined && splitLocale(path).locale !== locale)
      leaving.set(element, { path, isForm: element.name !== 'a' });
  }
  if (leaving.size === 0) return [];
  for (const marked of markedParts(own, locale))
    for (let up: PageElement | undefined = marked; up; up = up.parent) leaving.delete(up);
  const found = [...leaving.values()].filter(({ path }) => path === '/' || !isApiText(path, answers));
  return [...new Set(found.map(problemOf))].slice(0, 3);
}

function problemOf({ path, isForm }: { path: string; isForm: boolean }): string {
  const language = nameOfLanguage[splitLocale(path).locale];
  return isForm
    ? `has a form that goes to ${path}, which is in ${language}: whoever sends it gets a page in another language`
    : `leads to ${path}, which is in ${language}: a link to another language says so with hreflang`;
}

function targetPath({ name, attributes }: PageElement, page: URL): string | undefined {
  const to = attributes[leading[name] ?? ''];
  const url = to === undefined ? null : URL.parse(to, page);
  return url?.origin === page.origin && (isPageAddress(url.pathname) || localisedFile.test(url.pathname))
    ? url.pathname
    : undefined;
}
