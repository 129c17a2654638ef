import type { ActivityWithConcert } from './activity-concert.ts';
import { ActivityItem } from './ActivityItem.tsx';
import styles from './ActivityList.module.css';

interface ActivityListProps {
  activities: readonly ActivityWithConcert[];
  /** Titles lead to the page of the activity; off on that page itself. */
  isLinked?: boolean;
}

export function ActivityList({ activities, isLinked }: ActivityListProps) {
  return (
    <ul className={styles.list}>
      {activities.map((activity) => (
        <li key={activity.id}>
          <ActivityItem activity={activity} isLinked={isLinked} />
        </li>
      ))}
    </ul>
  );
}
