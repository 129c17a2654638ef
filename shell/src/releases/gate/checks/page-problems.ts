import type { Catalogue } from '@ofgc/shared/contract';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { rawKeys } from './catalogues.ts';
import { markupProblems } from './markup.ts';
import type { TriedPage } from './try-page.ts';

/** The home page shows the slots of all. */
export const homes = ['/', '/en'];

interface PageOptions {
  /** The site's public address. */
  siteUrl: string;
  texts: Record<Locale, Catalogue>;
}

/** What is wrong with a page as it was rendered, a line each. Nothing more is read of markup that reaches too far. */
export function pageProblems(
  address: string,
  { status, html, errors }: TriedPage,
  { siteUrl, texts }: PageOptions,
): { problems: string[]; isReadable: boolean } {
  const markup = markupProblems(html, siteUrl, homes.includes(address));
  if (markup.length > 0) return { problems: markup.map((problem) => `${address} ${problem}`), isReadable: false };
  const missing = rawKeys(html, texts[splitLocale(address).locale]);
  const problems = [
    ...(status >= 400
      ? [`${address} answers ${status}${errors[0] ? `: ${errors[0].text}` : ''}`]
      : errors.map(({ text }) => `${address}: ${text}`)),
    ...(missing.length > 0 ? [`${address} shows keys in the place of texts: ${missing.join(', ')}`] : []),
  ];
  return { problems, isReadable: true };
}
