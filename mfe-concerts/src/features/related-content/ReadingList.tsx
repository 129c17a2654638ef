import { CardLink } from '@ofgc/shared/design/navigation/CardLink/CardLink.tsx';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import styles from './ReadingList.module.css';

export interface ReadingItem {
  to: string;
  /** The item's kind and date. */
  about: string;
  title: string;
  text: string;
  lang: Locale;
}

/** Links to news and recordings. */
export function ReadingList({ items }: { items: readonly ReadingItem[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.items}>
      {items.map(({ to, about, title, text, lang }) => (
        <li key={to} className={styles.item}>
          <p className="small soft">{about}</p>
          <h3 lang={foreignLang(lang, locale)}>
            <CardLink to={to}>{title}</CardLink>
          </h3>
          <p className="small" lang={foreignLang(lang, locale)}>
            {text}
          </p>
        </li>
      ))}
    </ul>
  );
}
