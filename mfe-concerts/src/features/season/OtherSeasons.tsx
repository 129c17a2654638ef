import { ArrowLink } from '@ofgc/shared/design/navigation/ArrowLink/ArrowLink.tsx';
import { SectionHead } from '@ofgc/shared/design/layout/SectionHead/SectionHead.tsx';
import { calendarPath } from '@ofgc/shared/routes/concerts/calendar.ts';
import { useTranslation } from 'react-i18next';
import type { SeasonData } from './load-season.ts';
import styles from './OtherSeasons.module.css';

/** Links to the other seasons, and to this one in the calendar. */
export function OtherSeasons({ season, others }: Pick<SeasonData, 'season' | 'others'>) {
  const { t } = useTranslation('concerts');
  return (
    <section aria-labelledby="temporadas">
      <SectionHead
        id="temporadas"
        title={t('season.others')}
        link={{ to: calendarPath({ temporada: season.slug }), label: t('season.calendar') }}
      />
      <ul className={styles.others}>
        {others.map(({ name, to }) => (
          <li key={to}>
            <ArrowLink to={to}>{name}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
