import type { HeadingLevel } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { VacancyItem } from './VacancyItem.tsx';
import styles from './VacancyList.module.css';

interface VacancyListProps {
  vacancies: readonly Vacancy[];
  /** ISO 8601. */
  now: string;
  headingLevel?: HeadingLevel;
}

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
