import { Notice } from '@ofgc/shared/design/feedback/Notice/Notice.tsx';
import { useLocale } from '@ofgc/shared/i18n';
import { listFormat } from '@ofgc/shared/labels/list-format.ts';
import { useTranslation } from 'react-i18next';
import type { SeasonData } from './load-season.ts';

/** Says that a season is over, and which composers it played most. */
export function SeasonOver({ figures }: Pick<SeasonData, 'figures'>) {
  const { t } = useTranslation('concerts');
  const list = listFormat(useLocale());
  const composers = figures.mostPlayed.map(({ label, count }) => t('season.played', { name: label, concerts: count }));
  return (
    <Notice title={t('season.over')}>
      <p>
        {t('season.overText')} {composers.length > 0 && t('season.mostPlayed', { composers: list.format(composers) })}
      </p>
    </Notice>
  );
}
