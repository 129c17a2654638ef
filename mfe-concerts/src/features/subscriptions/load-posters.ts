import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchAllEvents } from '@ofgc/shared/api-client/concerts/events.ts';
import type { PageContext } from '@ofgc/shared/contract';
import type { PosterEvent } from '@ofgc/shared/design/poster/poster-types.ts';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { posterWall } from '../poster-wall/poster-wall.ts';

/**
 * The posters of subscriptions that are sold as a whole, by date.
 * @returns the posters by the subscription's id; null where the concerts cannot be fetched
 */
export async function loadPosters(
  { api, onMissing }: Pick<PageContext, 'api' | 'onMissing'>,
  subscriptions: readonly Subscription[],
): Promise<Record<number, PosterEvent[]> | null> {
  const whole = subscriptions.filter(({ kind }) => kind !== 'flexible' && kind !== 'youth');
  const ids = [...new Set(whole.flatMap(({ eventIds }) => eventIds))];
  if (!ids.length) return {};
  const events = await dataIfAny(fetchAllEvents(api, { ids: ids.join(','), when: 'all' }), onMissing);
  if (!events) return null;
  const wall = posterWall(events);
  return Object.fromEntries(
    whole.map(({ id, eventIds }) => {
      return [id, wall.filter((concert) => eventIds.includes(concert.id)).map(({ poster }) => poster)];
    }),
  );
}
