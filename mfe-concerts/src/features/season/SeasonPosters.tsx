import { MonthPicker } from '@ofgc/shared/design/concerts/MonthPicker/MonthPicker.tsx';
import { useTranslation } from 'react-i18next';
import { wallMonths } from '../poster-wall/poster-wall.ts';
import { PosterWall } from '../poster-wall/PosterWall.tsx';
import type { SeasonData } from './load-season.ts';
import styles from './SeasonPosters.module.css';

/** The concerts as posters, with links to their months. */
export function SeasonPosters({ wall }: Pick<SeasonData, 'wall'>) {
  const { t } = useTranslation('concerts');
  return (
    <>
      <MonthPicker months={wallMonths(wall).map(({ month, concerts }) => ({ month, concerts, to: `#mes-${month}` }))} />
      <section className={styles.wall} aria-labelledby="carteles">
        <h2 id="carteles" className="visually-hidden">
          {t('season.wall')}
        </h2>
        <PosterWall wall={wall} />
      </section>
    </>
  );
}
