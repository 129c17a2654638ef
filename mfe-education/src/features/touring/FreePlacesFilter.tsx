import { FilterLinks } from '@ofgc/shared/design/forms/FilterLinks/FilterLinks.tsx';
import { ResultBar } from '@ofgc/shared/design/forms/ResultBar/ResultBar.tsx';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { useTranslation } from 'react-i18next';
import { freeOnly } from './free-places.ts';
import styles from './FreePlacesFilter.module.css';

interface FreePlacesFilterProps {
  isFreeOnly: boolean;
  /** The number of all dates. */
  dates: number;
  datesWithPlaces: number;
}

/** Links to all dates of the tour and to those that have places left, and the number of those shown. */
export function FreePlacesFilter({ isFreeOnly, dates, datesWithPlaces }: FreePlacesFilterProps) {
  const { t } = useTranslation('education');
  return (
    <div className={styles.filter}>
      <FilterLinks
        label={t('touring.filter')}
        links={[
          { to: educationPaths.touring, label: t('touring.all'), count: dates, isCurrent: !isFreeOnly },
          {
            to: `${educationPaths.touring}?plazas=${freeOnly}`,
            label: t('touring.free'),
            count: datesWithPlaces,
            isCurrent: isFreeOnly,
          },
        ]}
      />
      <ResultBar status={t('touring.count', { count: isFreeOnly ? datesWithPlaces : dates })} />
    </div>
  );
}
