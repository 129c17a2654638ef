import { isoWithOffset } from '@ofgc/shared/dates/iso-with-offset.ts';
import { type EnrolmentState, takesApplications } from '@ofgc/shared/domain/enrolment/enrolment-state.ts';
import type { Masterclass } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import { postalAddress } from '@ofgc/shared/structured-data/postal-address.ts';

/** One schema.org `EducationEvent` for each day of a class. @param organizer the orchestra's name */
export function masterclassJsonLd(masterclass: Masterclass, organizer: string): object[] {
  const { title, master, meetings, hall, places, state } = masterclass;
  return meetings.map(({ startsAt, endsAt }) => ({
    '@type': 'EducationEvent',
    name: title,
    startDate: isoWithOffset(startsAt),
    endDate: isoWithOffset(endsAt),
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: hall.venue, address: postalAddress(hall) },
    performer: { '@type': 'Person', name: master },
    organizer: { '@type': 'Organization', name: organizer },
    offers: Object.values(places).map(({ fee, left }) => ({
      '@type': 'Offer',
      price: (fee / 100).toFixed(2),
      priceCurrency: 'EUR',
      ...availabilityOf(state, left),
    })),
  }));
}

/** A class that takes no more applications has no availability. */
function availabilityOf(state: EnrolmentState, left: number) {
  if (state === 'notYet') return { availability: 'https://schema.org/PreOrder' };
  return takesApplications(state) ? { availability: `https://schema.org/${left > 0 ? 'InStock' : 'SoldOut'}` } : {};
}
