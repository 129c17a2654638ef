import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { PastItemRows } from './PastItemRows.tsx';

/** Activities that are over, in the order given: when, title with summary, place. Without any nothing is to be seen. */
export function PastActivities({ activities }: { activities: readonly Activity[] }) {
  return (
    <PastItemRows
      items={activities.map(({ summary, place, ...activity }) => ({ ...activity, text: summary, note: place }))}
    />
  );
}
