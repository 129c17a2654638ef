import type { HeadingLevel } from '@ofgc/shared/design/Heading/Heading.tsx';
import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';
import { VacancyItem } from './VacancyItem.tsx';
import styles from './VacancyList.module.css';

interface VacancyListProps {
  vacancies: readonly Offer[];
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
