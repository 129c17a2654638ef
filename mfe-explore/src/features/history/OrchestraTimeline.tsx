import { FoldedRest } from '@ofgc/shared/design/layout/PhoneFold/FoldedRest.tsx';
import { useTranslation } from 'react-i18next';
import type { Moment } from './timeline.ts';
import { Timeline } from './Timeline.tsx';

/** How many of the orchestra's moments a phone shows unfolded. */
const firstMoments = 7;

/** The moments of the professional orchestra, in the order given; a phone folds those after the seventh. */
export function OrchestraTimeline({ moments }: { moments: readonly Moment[] }) {
  const { t } = useTranslation('explore');
  return (
    <FoldedRest items={moments} first={firstMoments} more={(count) => t('history.more', { count })}>
      {(some) => <Timeline moments={some} />}
    </FoldedRest>
  );
}
