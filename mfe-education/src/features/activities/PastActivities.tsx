import type { Activity } from '@ofgc/shared/domain/activities/activity.schema.ts';
import { PastItems } from '../layout/PastItems.tsx';

export function PastActivities({ activities }: { activities: readonly Activity[] }) {
  return (
    <PastItems
      items={activities.map(({ summary, place, ...activity }) => ({ ...activity, text: summary, note: place }))}
    />
  );
}
