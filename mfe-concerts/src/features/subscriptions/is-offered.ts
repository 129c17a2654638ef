import type { Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';

/** Choose-your-own and clubs leave out past dates; a fixed subscription keeps all of its dates. */
export function isOffered({
  kind,
  state,
}: Pick<Subscription, 'kind' | 'state'>): (performance: Pick<Performance, 'state'>) => boolean {
  const isChosen = (kind === 'flexible' || kind === 'youth') && state !== 'closed';
  return (performance) => !isChosen || isAhead(performance);
}
