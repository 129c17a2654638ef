import { isAhead } from '@ofgc/shared/domain/events/featured-performance.ts';
import { hasWheelchairSpaces } from '@ofgc/shared/domain/events/wheelchair-spaces.ts';
import { staticPart } from '@ofgc/shared/hydration/static-part.tsx';
import type { ConcertDetailsProps } from './ConcertDetails.tsx';

const Details = staticPart<ConcertDetailsProps>({
  tag: 'section',
  keyOf: ({ event, performance, isComing, venue, subscriptions, documents }) => [
    event.performances
      .filter(hasWheelchairSpaces)
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
    event.performances.some(hasWheelchairSpaces) ||
    event.discounts.length > 0 ||
    (venue?.gettingThere.length ?? 0) > 0;
  if (!(isComing && isOfUse) && subscriptions.length + documents.length === 0) return null;
  return <Details {...props} isComing={isComing} />;
}
