import { ArrowRight } from 'lucide-react';
import { Heading, type HeadingLevel } from '@ofgc/shared/design/Heading/Heading.tsx';
import { Icon } from '@ofgc/shared/design/Icon/Icon.tsx';
import { JobStatus } from '@ofgc/shared/design/JobStatus/JobStatus.tsx';
import { WholeLink } from '@ofgc/shared/design/WholeLink/WholeLink.tsx';
import type { Offer } from '@ofgc/shared/domain/offer.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { vacancyPath } from './vacancy-paths.ts';
import { VacancyDeadline } from './VacancyDeadline.tsx';
import styles from './VacancyItem.module.css';

interface VacancyItemProps {
  vacancy: Offer;
  /** ISO 8601. */
  now: string;
  headingLevel?: HeadingLevel;
}

/** A vacancy in a list. The whole row is its link. */
export function VacancyItem({ vacancy, now, headingLevel = 3 }: VacancyItemProps) {
  const locale = useLocale();
  return (
    <article className={styles.item}>
      <p>
        <JobStatus status={vacancy.status} isActive={vacancy.isActive} />
      </p>
      <div>
        <Heading
          level={headingLevel}
          className={styles.title}
          lang={vacancy.lang === locale ? undefined : vacancy.lang}
        >
          <WholeLink to={vacancyPath(vacancy)}>{vacancy.title}</WholeLink>
        </Heading>
        <p className={styles.facts}>
          <span>{vacancy.family.name}</span> <span>{vacancy.place.name}</span> <span>{vacancy.reference}</span>
        </p>
      </div>
      <VacancyDeadline vacancy={vacancy} now={now} />
      <Icon of={ArrowRight} className={styles.icon} />
    </article>
  );
}
