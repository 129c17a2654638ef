import { fetchAllVacancies } from '@ofgc/shared/api-client/jobs/vacancies.ts';
import { defineSlot } from '@ofgc/shared/contract';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { Drawing } from '@ofgc/shared/design/drawings/Drawing.tsx';
import { Container } from '@ofgc/shared/design/layout/Container/Container.tsx';
import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { Section } from '@ofgc/shared/design/layout/Section/Section.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { cachedOnServer } from '@ofgc/shared/hydration/cached-on-server.tsx';
import { jobsPath } from '@ofgc/shared/routes/site/sections.ts';
import { useTranslation } from 'react-i18next';
import styles from './OpenVacancies.module.css';
import { type ListedVacancy, listedVacancy } from '../features/vacancies/listed-vacancy.ts';
import { VacancyList } from '../features/vacancies/VacancyList.tsx';
import { sortByUrgency } from '../features/vacancies/vacancy-order.ts';
import { vacancyStatusGroup } from '../features/vacancies/vacancy-status-group.ts';

const maximum = 3;
/** The number of vacancies that a phone shows unfolded. */
const first = 1;

interface OpenVacanciesProps {
  /** Only the day, `YYYY-MM-DD`: an open vacancy shows the days left. */
  data: { vacancies: ListedVacancy[]; today: string };
}

function DrawnVacancies({ data: { vacancies, today } }: OpenVacanciesProps) {
  const { t } = useTranslation('jobs');
  return (
    <Section aria-labelledby="empleo">
      <Container className={styles.open}>
        <SectionHead id="empleo" title={t('open.title')} link={{ to: jobsPath, label: t('open.all') }} />
        <Drawing name="chairs" crop="band" palette="sand" alt={t('portal.drawing')} />
        <VacancyList vacancies={vacancies.slice(0, first)} now={today} />
        {vacancies.length > first && (
          <PhoneFold look="more" title={t('open.more', { count: vacancies.length - first })}>
            <VacancyList vacancies={vacancies.slice(first)} now={today} />
          </PhoneFold>
        )}
      </Container>
    </Section>
  );
}

const OpenVacancies = cachedOnServer(DrawnVacancies, ({ data: { vacancies, today } }: OpenVacanciesProps) => [
  vacancies,
  today,
]);

/** `home.jobs`: the open vacancies with the nearest deadlines. */
export const slot = defineSlot({
  async load({ api, now }) {
    const { data } = await fetchAllVacancies(api, { status: 'active', sort: 'deadline' });
    const vacancies = sortByUrgency(data)
      .filter((vacancy) => vacancyStatusGroup(vacancy) === 'open')
      .slice(0, maximum)
      .map(listedVacancy);
    return vacancies.length > 0 ? { vacancies, today: localDay(now()) } : null;
  },
  Component: OpenVacancies,
});
