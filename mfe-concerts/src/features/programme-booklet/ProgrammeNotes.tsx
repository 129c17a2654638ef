import { Details } from '@ofgc/shared/design/text/Details/Details.tsx';
import { Html } from '@ofgc/shared/design/text/Html/Html.tsx';
import type { ProgrammeBooklet } from '@ofgc/shared/domain/programme-booklets/programme-booklet.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import sectionStyles from './BookletSection.module.css';
import { BookletSection } from './BookletSection.tsx';
import styles from './ProgrammeNotes.module.css';

/** A note on each work; without any, the concert's synopsis. */
export function ProgrammeNotes({ programme: { event, notes, synopsis } }: { programme: ProgrammeBooklet }) {
  const { t } = useTranslation('concerts');
  const locale = useLocale();
  if (!notes.length)
    return (
      <BookletSection id="notas" title={t('programmeBooklet.about')}>
        <Html html={synopsis} lang={foreignLang(event.lang, locale)} />
      </BookletSection>
    );
  return (
    <BookletSection id="notas" title={t('programmeBooklet.notes')}>
      <div className={sectionStyles.list}>
        {notes.map(({ workId, title, author, text, lang }, index) => (
          <Details
            key={workId}
            id={`nota-${workId}`}
            summary={<span lang={foreignLang(lang, locale)}>{title}</span>}
            isOpen={!index}
          >
            <Html html={text} lang={foreignLang(lang, locale)} />
            <p className={styles.author}>{author}</p>
          </Details>
        ))}
      </div>
    </BookletSection>
  );
}
