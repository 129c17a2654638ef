import { PhoneFold } from '@ofgc/shared/design/layout/PhoneFold/PhoneFold.tsx';
import { useTranslation } from 'react-i18next';
import type { ActivityWithConcert } from './activity-concert.ts';
import { ActivityItem } from './ActivityItem.tsx';
import styles from './ActivityList.module.css';

interface ActivityListProps {
  activities: readonly ActivityWithConcert[];
  /** Titles lead to the page of the activity; off on that page itself. */
  isLinked?: boolean;
}

/** How many a phone shows before the others unfold: whole rows where they stand side by side. */
const first = 6;

/**
 * Activities with their facts, in the order given; a phone folds those after the sixth. Without any nothing is to be
 * seen.
 */
export function ActivityList({ activities, isLinked }: ActivityListProps) {
  const { t } = useTranslation('education');
  const list = (some: ActivityListProps['activities']) => (
    <ul className={styles.list}>
      {some.map((activity) => (
        <li key={activity.id}>
          <ActivityItem activity={activity} isLinked={isLinked} />
        </li>
      ))}
    </ul>
  );
  const others = activities.slice(first);
  return (
    <>
      {list(activities.slice(0, first))}
      {others.length > 0 && (
        <PhoneFold look="more" title={t('activities.more', { count: others.length })}>
          {list(others)}
        </PhoneFold>
      )}
    </>
  );
}
