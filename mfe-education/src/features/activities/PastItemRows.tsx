import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import styles from './PastItemRows.module.css';

interface PastItem {
  id: number;
  when: string;
  title: string;
  /** Plain text. */
  text?: string;
  /** Sanitised HTML. */
  html?: string;
  /** The third column: the place, or the number of participants. */
  note: string;
  lang: Locale;
}

interface PastItemRowsProps {
  items: readonly PastItem[];
  /** The notes are labels in the page's language, not texts of the items. */
  areNotesLabels?: boolean;
}

/** Past activities or the like, one in each row. */
export function PastItemRows({ items, areNotesLabels }: PastItemRowsProps) {
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {items.map(({ id, when, title, text, html, note, lang }) => (
        <li key={id} className={styles.item}>
          <p className={styles.when}>{when}</p>
          <div className="small" lang={foreignLang(lang, locale)}>
            <h3 className={styles.title}>{title}</h3>
            {text && <p>{text}</p>}
            {html && <Html html={html} />}
          </div>
          <p className="small soft" lang={areNotesLabels ? undefined : foreignLang(lang, locale)}>
            {note}
          </p>
        </li>
      ))}
    </ul>
  );
}
