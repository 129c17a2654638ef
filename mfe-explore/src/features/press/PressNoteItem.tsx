import { formatDate } from '@ofgc/shared/dates/format.ts';
import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import type { PressNote } from '@ofgc/shared/domain/press-notes/press-note.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { pressNoteAnchor } from '@ofgc/shared/routes/explore/press-notes.ts';
import { useTranslation } from 'react-i18next';
import styles from './PressNoteItem.module.css';

/** A press release; its whole text unfolds. */
export function PressNoteItem({ note }: { note: PressNote }) {
  const { t } = useTranslation('explore');
  const locale = useLocale();
  const lang = foreignLang(note.lang, locale);
  return (
    <article className={styles.note} id={pressNoteAnchor(note)}>
      <p className="small soft">
        <time dateTime={note.publishedAt}>{formatDate(note.publishedAt, 'date', locale)}</time> · {note.category}
      </p>
      <h3 className={styles.title} lang={lang}>
        {note.title}
      </h3>
      <p lang={lang}>{note.summary}</p>
      <Details
        summary={
          <>
            {t('press.wholeText')}
            <span className="visually-hidden" lang={lang}>
              : {note.title}
            </span>
          </>
        }
      >
        <Html html={note.body} lang={lang} />
      </Details>
    </article>
  );
}
