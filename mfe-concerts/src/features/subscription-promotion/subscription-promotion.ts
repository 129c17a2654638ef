import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Subscription } from '@ofgc/shared/domain/subscriptions/subscription.schema.ts';
import { posterEvent } from '@ofgc/shared/design/poster/poster-event.ts';
import type { PosterEvent } from '@ofgc/shared/design/poster/poster-types.ts';
import { isAvailable } from '@ofgc/shared/domain/subscriptions/subscription-state.ts';
import { isOffered } from '../subscriptions/is-offered.ts';

/** The order of importance: season tickets before parts of a season, both before packages. */
const kinds: readonly Subscription['kind'][] = ['full', 'part', 'flexible', 'welcomePackage'];

const wallPosters = 6;

/** The subscription that can be renewed or bought now; a sale or renewal of a season or its part goes before packages. */
export function findOpenSubscription(subscriptions: readonly Subscription[]): Subscription | undefined {
  const open = subscriptions.filter(({ state }) => isAvailable(state));
  return kinds.flatMap((kind) => open.filter((subscription) => subscription.kind === kind))[0];
}

export interface Promotion {
  subscription: Subscription;
  /** The number of concerts that the subscription offers, without cancelled ones. */
  count: number;
  /** The subscription's first and last date, ISO 8601. */
  from: string;
  to: string;
  posters: PosterEvent[];
}

/** A subscription with the dates and posters of its concerts that are not cancelled; undefined where there are none. */
export function promotionOf(subscription: Subscription, events: readonly EventSummary[]): Promotion | undefined {
  const offered = isOffered(subscription);
  const concerts = events.filter(({ canceled, performances }) => !canceled && performances.some(offered));
  const dates = concerts
    .flatMap(({ performances }) => performances.filter(offered).map(({ startsAt }) => startsAt))
    .toSorted();
  const [from] = dates;
  const to = dates.at(-1);
  if (!from || !to) return undefined;
  // Posters need no movements or names: the page's data are sent a second time for hydration.
  const posters = concerts.slice(0, wallPosters).map((event) => ({
    ...posterEvent(event),
    programme: event.programme.map((item) =>
      item.kind === 'work' ? { kind: item.kind, minutes: item.minutes, forces: item.forces } : item,
    ),
  }));
  return { subscription, count: concerts.length, from, to, posters };
}
