import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { useTranslation } from 'react-i18next';
import type { Moment } from './timeline.ts';
import { Timeline } from './Timeline.tsx';

/** How many of the orchestra's moments a phone shows unfolded. */
const firstMoments = 7;

/** The moments of the professional orchestra, in the order given; a phone folds those after the seventh. */
export function OrchestraTimeline({ moments }: { moments: readonly Moment[] }) {
  const { t } = useTranslation('explore');
  return (
    <>
      <Timeline moments={moments.slice(0, firstMoments)} />
      {moments.length > firstMoments && (
        <PhoneFold look="more" title={t('history.more', { count: moments.length - firstMoments })}>
          <Timeline moments={moments.slice(firstMoments)} />
        </PhoneFold>
      )}
    </>
  );
}
