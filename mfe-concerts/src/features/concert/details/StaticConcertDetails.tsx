import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { ConcertDetailsProps } from './ConcertDetails.tsx';
import { wheelchairPerformances } from '../../wheelchair-spaces/wheelchair-spaces.ts';

const Details = staticPart<ConcertDetailsProps>({
  tag: 'section',
  keyOf: ({ event, performance, isComing, venue, subscriptions, documents }) => [
    wheelchairPerformances(event)
      .map(({ id, startsAt }) => id + startsAt)
      .join(),
    event.accessibility,
    event.discounts,
    performance.hall,
    isComing,
    venue,
    subscriptions,
    documents,
  ],
  hasLinks: true,
  load: async () => (await import(/* webpackChunkName: "concert.kept" */ './ConcertDetails.tsx')).ConcertDetails,
});

/** Information that some visitors need; nothing where there is none. */
export function StaticConcertDetails(props: Omit<ConcertDetailsProps, 'isComing'>) {
  const { event, performance, venue, subscriptions, documents } = props;
  const isComing = isAhead(performance);
  const isOfUse =
    event.accessibility ||
    venue?.accessibility ||
    wheelchairPerformances(event).length > 0 ||
    event.discounts.length > 0 ||
    (venue?.gettingThere.length ?? 0) > 0;
  if (!(isComing && isOfUse) && subscriptions.length + documents.length === 0) return null;
  return <Details {...props} isComing={isComing} />;
}
