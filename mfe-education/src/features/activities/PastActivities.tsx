import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { PastItemRows } from '../layout/PastItemRows.tsx';

export function PastActivities({ activities }: { activities: readonly Activity[] }) {
  return (
    <PastItemRows
      items={activities.map(({ summary, place, ...activity }) => ({ ...activity, text: summary, note: place }))}
    />
  );
}
