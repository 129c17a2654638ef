import { isoWithOffset } from '@ofgc/shared/dates/iso-with-offset.ts';
import type { Credit } from '@ofgc/shared/domain/artists/artist.schema.ts';
import type { DisplayState } from '@ofgc/shared/domain/events/display-state.ts';
import type { Event, Performance, Price } from '@ofgc/shared/domain/events/event.schema.ts';
import {
  featuredPerformance,
  isAhead,
  isForEverybody,
  performancesOfDay,
} from '@ofgc/shared/domain/events/featured-performance.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { socialPicturePath } from '@ofgc/shared/routes/site/social-pictures.ts';
import { postalAddress } from '@ofgc/shared/structured-data/postal-address.ts';

interface JsonLdFacts {
  event: Event;
  /** The page's language: URLs carry its prefix. */
  locale: Locale;
  /** Absolute address of the site, without a slash at its end. */
  siteUrl: string;
  /** The orchestra's name in the page's language. */
  orchestra: string;
}

const types: Record<string, string> = {
  familia: 'ChildrensEvent',
  escolar: 'EducationEvent',
  itinerante: 'EducationEvent',
};

const statuses: Record<Performance['status'], string> = {
  scheduled: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  rescheduled: 'EventRescheduled',
  movedOnline: 'EventMovedOnline',
};

/** States without an offer to the public have no availability: cancelled, postponed, past, for schools. */
const availabilities: Partial<Record<DisplayState, string>> = {
  onSale: 'InStock',
  freeWithReservation: 'InStock',
  free: 'InStock',
  limited: 'LimitedAvailability',
  lastTickets: 'LimitedAvailability',
  soldOut: 'SoldOut',
  notOnSale: 'PreOrder',
  boxOfficeOnly: 'InStoreOnly',
};

const schema = (name: string) => `https://schema.org/${name}`;
const euros = (cents: number) => (cents / 100).toFixed(2);
const isFree = ({ kind }: Price) => kind === 'free' || kind === 'freeWithReservation' || kind === 'freeForSchools';

/** One schema.org node a performance, saying only what the page shows. */
export function concertJsonLd({ event, siteUrl, locale, orchestra }: JsonLdFacts): object[] {
  const absolute = (path: string) => (path.startsWith('/') ? siteUrl + localisedPath(path, locale) : path);
  const url = absolute(eventPath(event));
  const ensemble = { '@type': 'PerformingGroup', name: orchestra, url: siteUrl };
  const series =
    event.performances.length > 1
      ? { superEvent: { '@type': 'EventSeries', '@id': `${url}#series`, name: event.title, url } }
      : {};
  return event.performances.map((performance) => ({
    '@type': types[event.category.kind] ?? 'MusicEvent',
    '@id': `${url}#performance-${performance.id}`,
    name: event.title,
    description: event.teaser,
    url,
    image: absolute(socialPicturePath(eventPath(event))),
    inLanguage: event.lang,
    startDate: isoWithOffset(performance.startsAt),
    endDate: isoWithOffset(performance.endsAt),
    ...(showsDoors(event, performance) && { doorTime: isoWithOffset(performance.doorsAt) }),
    duration: `PT${event.durationMinutes}M`,
    eventStatus: schema(statuses[performance.status]),
    ...(performance.previousStartsAt && { previousStartDate: isoWithOffset(performance.previousStartsAt) }),
    ...attendanceOf(performance, url),
    organizer: ensemble,
    performer: [...event.credits.flatMap(performerOf), ensemble],
    workPerformed: event.programme.flatMap((item) =>
      item.kind === 'work'
        ? [{ '@type': 'MusicComposition', name: item.title, composer: { '@type': 'Person', name: item.composer } }]
        : [],
    ),
    ...(isAhead(performance) && { isAccessibleForFree: isFree(event.price) }),
    ...(event.ageFrom !== null && { typicalAgeRange: `${event.ageFrom}-` }),
    ...series,
    ...offersOf(
      performance.price ?? event.price,
      performance,
      performance.ticketUrl ? absolute(performance.ticketUrl) : url,
    ),
  }));
}

/** As in `ConcertFacts`: only for the concert's featured date in a hall, while it is upcoming and the only one of its day. */
function showsDoors({ performances }: Event, performance: Performance): boolean {
  return (
    isAhead(performance) &&
    performance.status !== 'movedOnline' &&
    featuredPerformance(performances).id === performance.id &&
    performancesOfDay(performances, performance).length === 1
  );
}

/** @param url of the concert's page, which says where it can be heard online */
function attendanceOf(performance: Performance, url: string) {
  return performance.status === 'movedOnline'
    ? { eventAttendanceMode: schema('OnlineEventAttendanceMode'), location: { '@type': 'VirtualLocation', url } }
    : { eventAttendanceMode: schema('OfflineEventAttendanceMode'), location: placeOf(performance) };
}

function placeOf({ hall }: Performance) {
  return { '@type': 'Place', name: `${hall.venue}, ${hall.name}`, address: postalAddress(hall) };
}

/** A credit without an id is still to be announced and left out. */
function performerOf({ artistId, name, role }: Credit) {
  return artistId === null ? [] : [{ '@type': role === 'choir' ? 'PerformingGroup' : 'Person', name }];
}

function offersOf(price: Price, { state, sale, saleFrom }: Performance, url: string) {
  const availability = isForEverybody({ sale }) ? availabilities[state] : undefined;
  if (!availability) return {};
  const shared = {
    url,
    priceCurrency: 'EUR',
    availability: schema(availability),
    ...(saleFrom && { validFrom: isoWithOffset(saleFrom) }),
  };
  return price.kind === 'range' && price.min !== price.max
    ? { offers: { '@type': 'AggregateOffer', lowPrice: euros(price.min), highPrice: euros(price.max), ...shared } }
    : { offers: { '@type': 'Offer', price: euros(isFree(price) ? 0 : price.min), ...shared } };
}
