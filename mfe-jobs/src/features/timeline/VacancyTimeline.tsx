import { formatDate } from '@ofgc/shared/dates/format.ts';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { useTranslation } from 'react-i18next';
import { timelineOf } from './vacancy-timeline.ts';
import styles from './VacancyTimeline.module.css';

interface VacancyTimelineProps {
  vacancy: Vacancy;
  documents: readonly Document[];
  /** ISO 8601. */
  now: string;
}

/** The dated steps of the process: past, next and later; a step with a published document links to it. */
export function VacancyTimeline({ vacancy, documents, now }: VacancyTimelineProps) {
  const { t } = useTranslation('jobs');
  const locale = useLocale();
  const lang = foreignLang(vacancy.lang, locale);
  return (
    <ol className={styles.steps}>
      {timelineOf(vacancy, now).map(({ at, text, document: id, state }) => {
        const document = documents.find((published) => published.id === id);
        const isDay = at.length === 10;
        const day = formatDate(at, 'date', locale);
        return (
          <li key={at + text} data-place={state} aria-current={state === 'next' ? 'step' : undefined}>
            <time dateTime={at} className={styles.when}>
              {isDay ? day : t('process.dayAndTime', { day, time: formatDate(at, 'time', locale) })}
            </time>
            <span className={styles.what} lang={lang}>
              {document ? <SiteLink to={document.path}>{text}</SiteLink> : text}
            </span>
            {document && <span className={styles.format}>{document.format}</span>}
            {state === 'next' && <span className={styles.now}>{t('process.next')}</span>}
          </li>
        );
      })}
    </ol>
  );
}
