import { formatDate } from '@ofgc/shared/dates/format.ts';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { VacancyStatusLabel } from '@ofgc/shared/design/vacancies/VacancyStatusLabel/VacancyStatusLabel.tsx';
import type { Audition } from '@ofgc/shared/domain/auditions/audition.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { vacancyPath } from '@ofgc/shared/routes/jobs/vacancies.ts';
import { useTranslation } from 'react-i18next';
import styles from './PastAuditions.module.css';

/** The auditions that have ended, with their results; marks and lists are on the page of the vacancy. */
export function PastAuditions({ auditions }: { auditions: readonly Audition[] }) {
  const { t } = useTranslation('about');
  const locale = useLocale();
  return (
    <ul className={styles.list}>
      {auditions.map((audition) => {
        const { id, slug, title, status, isActive, result, offer: vacancy } = audition;
        const lang = foreignLang(audition.lang, locale);
        return (
          <li key={id}>
            <h3 id={slug} className={styles.title} lang={lang}>
              {title}
            </h3>
            <p className={styles.facts}>
              <VacancyStatusLabel status={status} isActive={isActive} />{' '}
              {result && <time dateTime={result.on}>{formatDate(result.on, 'date', locale)}</time>}
            </p>
            {result && <p lang={lang}>{result.text}</p>}
            {vacancy && (
              <p>
                <ArrowLink to={vacancyPath(vacancy)}>{t('audition.marks', { reference: vacancy.reference })}</ArrowLink>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
