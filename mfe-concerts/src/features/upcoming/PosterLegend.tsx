import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import { useLocale } from '@ofgc/shared/i18n';
import { listFormat } from '@ofgc/shared/labels/list-format.ts';
import { useTranslation } from 'react-i18next';
import { posterLegend, soloParts } from './poster-legend.ts';

/** How to read the poster: rings are works, suns are soloists. */
export function PosterLegend({ event, className }: { event: EventSummary; className: string | undefined }) {
  const { t } = useTranslation('concerts');
  const { t: tShared } = useTranslation('shared');
  const locale = useLocale();
  if (!event.programme.length) return null;
  const works = posterLegend(event, {
    interval: tShared('interval'),
    minutes: tShared('minutesShort'),
    work: tShared('work'),
  });
  const parts = soloParts(event);
  return (
    <p className={className}>
      {t('home.nextConcert.legend', { works })}
      {parts.length > 0 && (
        <>
          {' '}
          {t('home.nextConcert.suns', {
            count: parts.length,
            parts: listFormat(locale).format(parts),
          })}
        </>
      )}
    </p>
  );
}
