import { DateMark } from '@ofgc/shared/design/concerts/DateMark/DateMark.tsx';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import type { Meeting } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { useTranslation } from 'react-i18next';
import styles from './Meetings.module.css';

interface MeetingsProps {
  meetings: readonly (Meeting & { title?: string; text?: string })[];
  /** The language of titles and texts where it differs from the page's. */
  lang?: string | undefined;
}

/** The days of a masterclass or workshop with their hours and content. */
export function Meetings({ meetings, lang }: MeetingsProps) {
  const { t } = useTranslation('education');
  const locale = useLocale();
  return (
    <ol className={styles.meetings}>
      {meetings.map(({ startsAt, endsAt, title, text }) => (
        <li key={startsAt} className={styles.meeting}>
          <DateMark startsAt={startsAt} hasYear />
          <div>
            {title && (
              <h4 className={styles.title} lang={lang}>
                {title}
              </h4>
            )}
            <p className="small soft">
              {t('hours', { from: formatDate(startsAt, 'time', locale), to: formatDate(endsAt, 'time', locale) })}
            </p>
            {text && (
              <p className="small" lang={lang}>
                {text}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
