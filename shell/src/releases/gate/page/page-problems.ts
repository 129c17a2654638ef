import { filmAndTableProblems } from './accessibility/films-and-tables.ts';
import { accessibleNameProblems } from './accessibility/accessible-names.ts';
import { ariaProblems } from './accessibility/aria.ts';
import { controlProblems } from './accessibility/controls.ts';
import { inertContentProblems } from './accessibility/inert-content.ts';
import { repeatedEntryProblems } from './values/repeated-entries.ts';
import { shortFieldProblems } from './forms/short-fields.ts';
import { swappedLabelProblems } from './forms/swapped-labels.ts';
import { contactLinkProblems } from './links/contact-links.ts';
import { deadLinkProblems } from './links/dead-links.ts';
import { type PageElement, readElements } from './elements.ts';
import { headingsAlone } from './empty-slots.ts';
import { fieldProblems } from './accessibility/fields.ts';
import { headingProblems } from './accessibility/headings.ts';
import { homePagePaths } from './home-page-paths.ts';
import { languageMarkProblems } from './language/language-marks.ts';
import { listProblems } from './accessibility/lists.ts';
import { longestRead, isolationProblems } from './document-isolation.ts';
import { htmlMistakes } from './html-mistakes.ts';
import { mayShowUnmeant, valueProblems } from './values/unmeant-values.ts';
import { tickedConsentProblems } from './forms/ticked-consents.ts';
import { splitPage } from './weight/page-data.ts';
import type { TriedPage } from '../trial/pages/tried-page.ts';

interface PageOptions {
  /** The site's public address. */
  siteUrl: string;
  /** For a page with parts of all sections: the same page without this section's. */
  without?: string | undefined;
  /** The section's slots: of a page with parts of all sections only these are its own. */
  slots?: readonly string[];
  /** It has parts of all sections; by default the home page alone. */
  isShared?: boolean;
}

/** The problems of a rendered page, a line each. If its markup affects more than the section, nothing else is checked. */
export function pageProblems(
  address: string,
  { status, html, errors, answers, isPrivate }: TriedPage,
  { siteUrl, without, slots = [], isShared }: PageOptions,
): { problems: string[]; isReadable: boolean; elements: readonly PageElement[]; own: readonly PageElement[] } {
  const elements = html.length > longestRead ? [] : readElements(html);
  const own = elements.filter(isOwnPart(address, slots, isShared));
  const markup = isolationProblems(html, siteUrl, without, elements);
  if (markup.length > 0)
    return { problems: markup.map((problem) => `${address} ${problem}`), isReadable: false, elements, own };
  if (status >= 400) {
    const problems = [`${address} answers ${status}${errors[0] ? `: ${errors[0].text}` : ''}`];
    return { problems, isReadable: true, elements, own };
  }
  const mistakes = [
    ...htmlMistakes(elements, own, { siteUrl, answers }),
    ...deadLinkProblems(own, { siteUrl, answers }),
    ...contactLinkProblems(own, answers),
    ...repeatedEntryProblems(own),
    ...inertContentProblems(own),
    ...shortFieldProblems(own),
    ...swappedLabelProblems(own),
    ...headingProblems(elements, own, answers),
    ...fieldProblems(elements, own),
    ...controlProblems(own),
    ...listProblems(own),
    ...filmAndTableProblems(own, answers),
    ...accessibleNameProblems(own, answers),
    ...ariaProblems(own),
    ...languageMarkProblems(own, answers),
    ...(isPrivate ? [] : tickedConsentProblems(own)),
  ];
  const problems = [
    ...errors.map(({ text }) => `${address}: ${text}`),
    ...mistakes.map((problem) => `${address} ${problem}`),
  ];
  return { problems, isReadable: true, elements, own };
}

/** Values in the section's own parts that nobody meant to be read, where the page's data are not as usual. */
export function shownProblems(address: string, page: TriedPage, slots: readonly string[]): string[] {
  return textProblems(page, isOwnPart(address, slots));
}

/**
 * Slots of the home page that show a heading above nothing where their lists are empty, in place of leaving themselves out.
 * @param usual the page with its usual data
 */
export function emptySlotProblems(
  address: string,
  { html }: TriedPage,
  { slots, usual }: { slots: readonly string[]; usual: string },
): string[] {
  if (!homePagePaths.includes(address) || html.length > longestRead) return [];
  const alone = (page: string) => headingsAlone(readElements(page).filter(isOfSlots(slots)));
  const empty = alone(html);
  const always = empty.length > 0 ? alone(usual) : [];
  return empty
    .filter((slot) => !always.includes(slot))
    .map((slot) => `shows the heading of ${slot} above nothing: a slot without data leaves itself out (null)`);
}

/** Values that nobody meant to be read in a section's parts on a page that is not its own. */
export function blockTextProblems(page: TriedPage, slots: readonly string[]): string[] {
  return textProblems(page, isOfSlots(slots));
}

function textProblems({ html, answers }: TriedPage, isOwn: (element: PageElement) => boolean): string[] {
  if (html.length > longestRead || !mayShowUnmeant(splitPage(html).markup)) return [];
  return valueProblems(readElements(html).filter(isOwn), answers);
}

/** On a page with parts of all sections only its slots are a section's own, on its pages everything but the frame. */
export function isOwnPart(
  address: string,
  slots: readonly string[],
  isShared = homePagePaths.includes(address),
): (element: PageElement) => boolean {
  return isShared ? isOfSlots(slots) : ({ part, isInBody }) => part !== undefined || !isInBody;
}

function isOfSlots(slots: readonly string[]): (element: PageElement) => boolean {
  return ({ part }) => part !== undefined && slots.includes(part);
}
