import type { HeadingLevel } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import type { ListedVacancy } from './listed-vacancy.ts';
import { VacancyItem } from './VacancyItem.tsx';
import styles from './VacancyList.module.css';

interface VacancyListProps {
  vacancies: readonly ListedVacancy[];
  /** ISO 8601. */
  now: string;
  headingLevel?: HeadingLevel;
}

/** Vacancies, one in each row, in the order given. The page shows the reason for an empty list instead. */
export function VacancyList({ vacancies, now, headingLevel }: VacancyListProps) {
  return (
    <ul className={styles.list}>
      {vacancies.map((vacancy) => (
        <li key={vacancy.id}>
          <VacancyItem vacancy={vacancy} now={now} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
