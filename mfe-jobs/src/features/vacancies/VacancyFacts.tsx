import { ButtonLink } from '@ofgc/shared/design/forms/Button/ButtonLink.tsx';
import { useSite } from '@ofgc/shared/contract';
import { formatDate } from '@ofgc/shared/dates/format.ts';
import { FactBox } from '@ofgc/shared/design/concerts/FactBox/FactBox.tsx';
import { VacancyStatusLabel } from '@ofgc/shared/design/vacancies/VacancyStatusLabel/VacancyStatusLabel.tsx';
import { SiteLink } from '@ofgc/shared/design/navigation/SiteLink/SiteLink.tsx';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { vacancyFamilyPath } from '@ofgc/shared/routes/jobs/vacancies.ts';
import { useTranslation } from 'react-i18next';
import { vacancyStatusGroup } from './vacancy-status-group.ts';
import { VacancyDeadline } from './VacancyDeadline.tsx';

interface VacancyFactsProps {
  vacancy: Vacancy;
  /** ISO 8601. */
  now: string;
}

/** The facts of a vacancy, with the link to apply while it is open. */
export function VacancyFacts({ vacancy, now }: VacancyFactsProps) {
  const { t } = useTranslation('jobs');
  const locale = useLocale();
  const { electronicOffice } = useSite();
  const lang = foreignLang(vacancy.lang, locale);
  return (
    <FactBox
      label={t('vacancy.facts')}
      facts={[
        {
          term: t('vacancy.status'),
          value: (
            <p>
              <VacancyStatusLabel status={vacancy.status} isActive={vacancy.isActive} />
            </p>
          ),
        },
        { term: t('vacancy.deadline'), value: <VacancyDeadline vacancy={vacancy} now={now} /> },
        { term: t('vacancy.reference'), value: vacancy.reference },
        {
          term: t('vacancy.family'),
          value: <SiteLink to={vacancyFamilyPath(vacancy.family)}>{vacancy.family.name}</SiteLink>,
        },
        { term: t('vacancy.type'), value: t(`vacancy.callType.${vacancy.type}`) },
        { term: t('vacancy.contract'), value: <p lang={lang}>{vacancy.contract}</p> },
        { term: t('vacancy.place'), value: vacancy.place.name },
        { term: t('vacancy.positions'), value: vacancy.positions },
        {
          term: t('vacancy.published'),
          value: <time dateTime={vacancy.publishedAt}>{formatDate(vacancy.publishedAt, 'date', locale)}</time>,
        },
      ]}
      action={
        vacancyStatusGroup(vacancy) === 'open' && (
          <ButtonLink to={vacancy.applyUrl ?? electronicOffice}>{t('vacancy.apply')}</ButtonLink>
        )
      }
    />
  );
}
