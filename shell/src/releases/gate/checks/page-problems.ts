import { markupProblems } from './markup.ts';
import type { TriedPage } from './try-page.ts';

/** The home page shows the slots of all. */
export const homes = ['/', '/en'];

interface PageOptions {
  /** The site's public address. */
  siteUrl: string;
  /** Of a page that shows parts of all sections: the same page without this section's. */
  without?: string | undefined;
}

/** What is wrong with a rendered page, a line each. Where its markup reaches beyond the section, nothing else is checked. */
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
