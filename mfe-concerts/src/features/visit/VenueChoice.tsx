import { Chip } from '@ofgc/shared/design/forms/Chip/Chip.tsx';
import { venueVisitPath } from '@ofgc/shared/routes/concerts/venues.ts';
import { useTranslation } from 'react-i18next';
import type { VisitData } from './load-visit.ts';
import styles from './VenueChoice.module.css';

/** One venue or all of them: plain links. */
export function VenueChoice({ choices, chosen }: Pick<VisitData, 'choices' | 'chosen'>) {
  const { t } = useTranslation('concerts');
  return (
    <ul className={styles.choices} aria-label={t('visit.choice')}>
      <li>
        <Chip to={venueVisitPath()} label={t('visit.all')} isCurrent={chosen === null} />
      </li>
      {choices.map(({ slug, name }) => (
        <li key={slug}>
          <Chip to={venueVisitPath(slug)} label={name} isCurrent={chosen === slug} />
        </li>
      ))}
    </ul>
  );
}
