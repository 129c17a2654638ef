import { useTranslation } from 'react-i18next';
import type { SeasonData } from './load-season.ts';

/** How many concerts, works and composers. */
export function SeasonSummary({ wall, works, people }: Pick<SeasonData, 'wall' | 'works' | 'people'>) {
  const { t } = useTranslation('concerts');
  return (
    <p>
      {t('season.summary', {
        concerts: t('season.concerts', { count: wall.length }),
        works: t('season.works', { count: works }),
        composers: t('season.composersCounted', { count: people.composer.length }),
      })}
    </p>
  );
}
