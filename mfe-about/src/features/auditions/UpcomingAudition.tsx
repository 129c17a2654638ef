import { useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { MissingPart } from '@ofgc/shared/design/feedback/MissingPart/MissingPart.tsx';
import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { Downloads } from '@ofgc/shared/design/text/Downloads/Downloads.tsx';
import { FactList } from '@ofgc/shared/design/text/FactList/FactList.tsx';
import { VacancyStatusLabel } from '@ofgc/shared/design/vacancies/VacancyStatusLabel/VacancyStatusLabel.tsx';
import { Prose } from '@ofgc/shared/design/text/Prose/Prose.tsx';
import type { Audition } from '@ofgc/shared/domain/auditions/audition.schema.ts';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { vacancyPath } from '@ofgc/shared/routes/jobs/vacancies.ts';
import { useTranslation } from 'react-i18next';
import styles from './UpcomingAudition.module.css';
import { AuditionRounds } from './AuditionRounds.tsx';

interface UpcomingAuditionProps {
  audition: Audition;
  /** Absent where they could not be loaded. */
  documents: readonly Document[] | undefined;
  /** Whether the call closed before its deadline, so that the deadline is no longer shown. */
  isClosedEarly: boolean;
}

/** An audition that has not ended: deadline, place, pianist, requirements, rounds, documents and where to apply. */
export function UpcomingAudition({ audition, documents, isClosedEarly }: UpcomingAuditionProps) {
  const { t } = useTranslation('about');
  const locale = useLocale();
  const { electronicOffice } = useSite();
  const {
    slug,
    title,
    role,
    place,
    pianist,
    travel,
    requirements,
    rounds,
    offer: vacancy,
    status,
    isActive,
  } = audition;
  const lang = foreignLang(audition.lang, locale);
  const isAhead = status === 'announced';
  const instant = isAhead ? audition.applyFrom : audition.applyTo;
  const time = formatDate(instant, 'time', locale);
  const deadline = t(
    isAhead ? 'audition.opens' : isActive && status === 'open' ? 'audition.until' : 'audition.closed',
    {
      date: formatDate(instant, 'full', locale),
      time,
    },
  );
  const applyUrl = status === 'open' ? audition.applyUrl : null;
  return (
    <article className={styles.call} aria-labelledby={slug}>
      <p>
        <VacancyStatusLabel status={status} isActive={isActive} />
      </p>
      <h3 id={slug} className={styles.title} lang={lang}>
        {title}
      </h3>
      <p className={styles.deadline}>
        {isClosedEarly ? t('audition.closedEarly') : <time dateTime={instant}>{deadline}</time>}
      </p>
      <FactList
        look="ruled"
        lang={lang}
        facts={[
          { term: t('audition.role'), value: role },
          { term: t('audition.place'), value: place },
          { term: t('audition.pianist'), value: pianist },
          { term: t('audition.travel'), value: travel },
        ]}
      />
      {requirements.length > 0 && (
        <PhoneFold title={<h4>{t('audition.requirements')}</h4>}>
          <Prose lang={lang}>
            <ul>
              {requirements.map((requirement) => (
                <li key={requirement}>{requirement}</li>
              ))}
            </ul>
          </Prose>
        </PhoneFold>
      )}
      <PhoneFold title={<h4>{t('audition.rounds')}</h4>}>
        <AuditionRounds rounds={rounds} lang={lang} />
      </PhoneFold>
      {!documents && <MissingPart />}
      {documents && documents.length > 0 && (
        <PhoneFold title={<h4>{t('audition.documents')}</h4>}>
          <Downloads documents={documents} />
        </PhoneFold>
      )}
      <p>
        {vacancy ? (
          <ArrowLink to={vacancyPath(vacancy)}>{t('audition.vacancy', { reference: vacancy.reference })}</ArrowLink>
        ) : (
          <ArrowLink to={applyUrl ?? electronicOffice}>
            {t(applyUrl ? 'audition.applyOnline' : 'audition.apply', { title })}
          </ArrowLink>
        )}
      </p>
    </article>
  );
}
