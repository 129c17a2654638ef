import { vacancyPath } from '@ofgc/shared/routes/jobs/vacancies.ts';
import { ArrowRight } from 'lucide-react';
import { Heading, type HeadingLevel } from '@ofgc/shared/design/text/Heading/Heading.tsx';
import { Icon } from '@ofgc/shared/design/brand/Icon/Icon.tsx';
import { VacancyStatusLabel } from '@ofgc/shared/design/vacancies/VacancyStatusLabel/VacancyStatusLabel.tsx';
import { CardLink } from '@ofgc/shared/design/navigation/CardLink/CardLink.tsx';
import type { ListedVacancy } from './listed-vacancy.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { foreignLang } from '@ofgc/shared/i18n/foreign-lang.ts';
import { VacancyDeadline } from './VacancyDeadline.tsx';
import styles from './VacancyItem.module.css';

interface VacancyItemProps {
  vacancy: ListedVacancy;
  /** ISO 8601. */
  now: string;
  headingLevel?: HeadingLevel;
}

/** A vacancy in a list. The whole row is a link to its page. */
export function VacancyItem({ vacancy, now, headingLevel = 3 }: VacancyItemProps) {
  const locale = useLocale();
  return (
    <article className={styles.item}>
      <p>
        <VacancyStatusLabel status={vacancy.status} isActive={vacancy.isActive} />
      </p>
      <div>
        <Heading level={headingLevel} className={styles.title} lang={foreignLang(vacancy.lang, locale)}>
          <CardLink to={vacancyPath(vacancy)}>{vacancy.title}</CardLink>
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
