import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import type { ReactElement } from 'react';
import styles from './ArtistRows.module.css';

interface ArtistRow {
  id: number;
  /** Its date: a `time` or a `span`. */
  first: ReactElement;
  title: string;
  to: string;
  /** The language of the title. */
  lang: Locale;
  last: string;
}

/** An artist's concerts or recordings, a line each: date, title with a link, detail. */
export function ArtistRows({ rows }: { rows: readonly ArtistRow[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.rows}>
      {rows.map(({ id, first, title, to, lang, last }) => (
        <li key={id}>
          {first}
          <SiteLink to={to} lang={foreignLang(lang, locale)}>
            {title}
          </SiteLink>
          <span>{last}</span>
        </li>
      ))}
    </ul>
  );
}
