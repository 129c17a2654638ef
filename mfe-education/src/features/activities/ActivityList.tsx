import { FoldedRest } from '@ofgc/shared/design/layout/PhoneFold/FoldedRest.tsx';
import { useTranslation } from 'react-i18next';
import type { ActivityWithConcert } from './activity-concert.ts';
import { ActivityItem } from './ActivityItem.tsx';
import styles from './ActivityList.module.css';

interface ActivityListProps {
  activities: readonly ActivityWithConcert[];
  /** Whether the titles link to the activities' pages; false on such a page itself. */
  isLinked?: boolean;
}

/** How many activities a phone shows unfolded. Divisible by two and three, so that rows of several columns are full. */
const first = 6;

/**
 * Activities with their facts, in the order given; a phone folds those after the sixth. Renders an empty list without
 * activities.
 */
export function ActivityList({ activities, isLinked }: ActivityListProps) {
  const { t } = useTranslation('education');
  return (
    <FoldedRest items={activities} first={first} more={(count) => t('activities.more', { count })}>
      {(some) => (
        <ul className={styles.list}>
          {some.map((activity) => (
            <li key={activity.id}>
              <ActivityItem activity={activity} isLinked={isLinked} />
            </li>
          ))}
        </ul>
      )}
    </FoldedRest>
  );
}
