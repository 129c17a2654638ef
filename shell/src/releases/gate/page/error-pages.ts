import type { RemoteModule } from '@ofgc/shared/contract';
import { splitAddress } from '../addresses/split-address.ts';
import type { TriedPage } from '../trial/pages/tried-page.ts';
import { elementsWithin } from './element-tree.ts';
import { type PageElement, readElements } from './elements.ts';
import { createLanguageCheck, createTexts } from './language/page-language.ts';
import { linkLanguageProblems } from './links/link-languages.ts';
import { isOwnPart, pageProblems } from './page-problems.ts';

/** A line of an error’s stack. */
const stackLine = /\bat (?:async )?[^\n]{0,120}?(?:file:|https?:|node:|\/)[^\s)]+:\d+:\d+/;

/** Finds the problems of a page that answers with an error, a line each. */
export type ErrorPageCheck = (address: string, page: TriedPage) => Promise<string[]>;

/**
 * A check of the pages with which a section answers an error, by an `ErrorBoundary` or by their usual components: what goes for its other
 * pages goes for them, too. Where neither shows anything the shell's is shown, which is not looked at.
 * @param siteUrl the site's public address
 */
export function createErrorPageCheck({ remote, siteUrl }: { remote: RemoteModule; siteUrl: string }): ErrorPageCheck {
  const languageOf = createLanguageCheck(createTexts(remote));
  const ownProblems = async (address: string, page: TriedPage) => {
    const { locale } = splitAddress(address);
    const { problems, isReadable, own } = pageProblems(address, { ...page, status: 200, errors: [] }, { siteUrl });
    const ofWords = isReadable
      ? [
          ...linkLanguageProblems(address, own, { siteUrl, answers: page.answers }),
          ...(await languageOf(locale, own, page)),
        ]
      : [];
    return [...problems.map((problem) => problem.slice(address.length + 1)), ...ofWords];
  };
  return async (address, page) => {
    if (page.status < 400 || page.html === '') return [];
    const elements = readElements(page.html);
    const ofTexts = errorTextProblems(elements);
    const isOwn = elements.filter(isOwnPart(address, [])).some(({ name, part }) => part === 'main' && name !== 'main');
    const found = ofTexts.length === 0 && isOwn ? await ownProblems(address, page) : ofTexts;
    return found.map((problem) => `${problem}, where it answers ${page.status}: see its component or ErrorBoundary`);
  };
}

/**
 * An error page of the section’s own that says nothing at all, so that visitors do not learn what happened, or that shows the place in
 * the code. Without an own one the shell’s is shown. @returns one line at most
 */
function errorTextProblems(elements: readonly PageElement[]): string[] {
  const main = [...elementsWithin(elements, ({ name }) => name === 'main')];
  const unread = elementsWithin(main, ({ name }) => ['script', 'style', 'template'].includes(name));
  const words = main.flatMap((one) => (unread.has(one) ? [] : one.text)).join('\n');
  if (main.length > 0 && !/\p{L}{2}/u.test(words)) return ['shows a page without a word'];
  return stackLine.test(words) ? ['shows the stack of an error'] : [];
}
