import { trustedHtml, useSite } from '@ofgc/shared/contract';
import { useMemo } from 'react';
import { useLocale } from '../../../i18n/use-locale.ts';
import { heldDates } from '../../../text/non-breaking-spaces.ts';
import { Prose } from '../Prose/Prose.tsx';
import { linksInLanguage } from './links-in-language.ts';
import { withoutRemoved } from './links-to-removed.ts';
import { useFollowedLinks } from './use-followed-links.ts';
import { useReachableTables } from './use-reachable-tables.ts';

interface HtmlProps {
  /** Only HTML that the server has sanitised. */
  html: string;
  /** The text's own language where it is not the page's. */
  lang?: string | undefined;
  className?: string | undefined;
  /** Styles paragraphs, lists and tables as running text; off inside components with own styles. */
  isProse?: boolean;
}

/**
 * The only place where HTML from the API is inserted into a page. Its links to pages of the site navigate in place; those
 * into sections that were taken down are plain text.
 */
export function Html({ html, lang, className, isProse = true }: HtmlProps) {
  const follow = useFollowedLinks();
  const ref = useReachableTables();
  const locale = useLocale();
  const { removed } = useSite();
  const markup = useMemo(
    () => ({ __html: trustedHtml(heldDates(linksInLanguage(withoutRemoved(html, removed), locale))) }),
    [html, locale, removed],
  );
  const content = { ref, dangerouslySetInnerHTML: markup, lang, className, onClick: follow };
  return isProse ? <Prose {...content} /> : <div {...content} />;
}
