import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import { isForeign } from '../declaration/catalogues/catalogue-texts.ts';
import { wordsIn } from './element-tree.ts';
import { type PageElement, relationsOf } from './elements.ts';

/** The most characters of a page's title without the house's name, as long as browsers and search engines show it. */
const longestTitle = 70;

interface HeadOptions {
  /** The page's language. */
  locale: Locale;
  /** The site's public address. */
  siteUrl: string;
  /** The mounts of the section's own pages. */
  mounts: readonly string[];
  /** What the API answered to the page: a long title of it is not the section's fault. */
  answers?: readonly unknown[] | undefined;
}

/** Shorter texts of the API may be in a title by chance. */
const leastLetters = 12;

/** What a text of the API has that is made to be put into a page as markup. */
const markup = /<\/?(?:p|a|b|i|em|strong|ul|ol|li|h[1-6]|div|span)\b[^<>]*>/i;

/** Wrong metadata of a section's page, for search engines, tabs and bookmarks. A page without metadata of its own has none. */
export function metadataProblems(
  elements: readonly PageElement[],
  { locale, siteUrl, mounts, answers = [] }: HeadOptions,
): string[] {
  const ownTitle = titleOf(elements);
  const canonical = canonicalOf(elements);
  const description = elements.find(({ name, attributes }) => name === 'meta' && attributes['name'] === 'description');
  const title = ownTitle ?? '';
  const summary = description?.attributes['content']?.trim();
  return [
    ...(summary === '' ? ['has no description: its handle’s meta says none'] : []),
    ...(summary && isForeign(locale, summary) && !answers.some((answer) => hasTextOf(summary, answer))
      ? [`has a description for search engines in another language than its own: “${summary.slice(0, 60)}”`]
      : []),
    ...(summary && markup.test(summary) && !answers.some((answer) => isWrittenMarkup(summary, answer))
      ? [`has markup in its description for search engines, which show it as it is: “${summary.slice(0, 60)}”`]
      : []),
    ...(ownTitle?.trim() === '' ? ['has no title: its handle’s meta says none'] : []),
    ...(title.length > longestTitle && !answers.some((answer) => hasTextOf(title, answer))
      ? [`has a title of ${title.length} letters; ${longestTitle} are the most`]
      : []),
    ...(canonical !== undefined && !isOwnPage(canonical, { siteUrl, mounts })
      ? [`sends search engines to ${canonical}, which is no page of the section`]
      : []),
  ];
}

/** The title that search engines and networks show, without the house's name. */
export function titleOf(elements: readonly PageElement[]): string | undefined {
  return elements.find(({ name, attributes }) => name === 'meta' && attributes['property'] === 'og:title')?.attributes[
    'content'
  ];
}

/** The words of the page's first heading. */
export function headingOf(own: readonly PageElement[]): string {
  const first = own.find(({ name }) => name === 'h1');
  return first ? wordsIn(own, (one) => one === first) : '';
}

/** The address that the page names for search engines. */
export function canonicalOf(elements: readonly PageElement[]): string | undefined {
  return elements.find(({ name, attributes }) => name === 'link' && relationsOf(attributes).includes('canonical'))
    ?.attributes['href'];
}

/** The address of the same page in another language, as search engines and the link to that language have it. */
export function alternateOf(elements: readonly PageElement[], language: string): string | undefined {
  return elements.find(
    ({ name, attributes }) =>
      name === 'link' && relationsOf(attributes).includes('alternate') && attributes['hreflang'] === language,
  )?.attributes['href'];
}

/** Whether a text of an answer is in the title. */
function hasTextOf(title: string, answer: unknown): boolean {
  if (typeof answer === 'string') return answer.length >= leastLetters && title.includes(answer);
  return typeof answer === 'object' && answer !== null && Object.values(answer).some((one) => hasTextOf(title, one));
}

/** Whether the markup in a description stands in a plain text, where an editor has written it. The API calls markup `html`. */
function isWrittenMarkup(summary: string, answer: unknown): boolean {
  if (typeof answer === 'string') return markup.test(answer) && summary.includes(answer.trim());
  if (typeof answer !== 'object' || answer === null) return false;
  return Object.entries(answer).some(([name, one]) => name !== 'html' && isWrittenMarkup(summary, one));
}

/** Whether the page has a description for search engines. */
export function hasDescription(elements: readonly PageElement[]): boolean {
  return elements.some(({ name, attributes }) => name === 'meta' && attributes['name'] === 'description');
}

function isOwnPage(address: string, { siteUrl, mounts }: Pick<HeadOptions, 'siteUrl' | 'mounts'>): boolean {
  const url = URL.parse(address, siteUrl);
  if (url?.origin !== new URL(siteUrl).origin) return false;
  const { path } = splitLocale(url.pathname);
  return mounts.some((mount) => isBelow(path, mount));
}

/** Whether the page tells search engines not to list it. */
export function isHidden(elements: readonly PageElement[]): boolean {
  return elements.some(
    ({ name, attributes }) =>
      name === 'meta' && attributes['name'] === 'robots' && /noindex/i.test(attributes['content'] ?? ''),
  );
}
