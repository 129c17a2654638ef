import { markupProblems } from './markup.ts';
import type { TriedPage } from './try-page.ts';

/** Addresses of the home page, which shows the slots of all sections. */
export const homes = ['/', '/en'];

interface PageOptions {
  /** The site's public address. */
  siteUrl: string;
  /** For a page with parts of all sections: the same page without this section's. */
  without?: string | undefined;
}

/** The problems of a rendered page, a line each. If its markup affects more than the section, nothing else is checked. */
export function pageProblems(
  address: string,
  { status, html, errors }: TriedPage,
  { siteUrl, without }: PageOptions,
): { problems: string[]; isReadable: boolean } {
  const markup = markupProblems(html, siteUrl, without);
  if (markup.length > 0) return { problems: markup.map((problem) => `${address} ${problem}`), isReadable: false };
  const problems =
    status >= 400
      ? [`${address} answers ${status}${errors[0] ? `: ${errors[0].text}` : ''}`]
      : errors.map(({ text }) => `${address}: ${text}`);
  return { problems, isReadable: true };
}
