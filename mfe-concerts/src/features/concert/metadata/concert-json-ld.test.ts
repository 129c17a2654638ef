import type { DisplayState } from '@ofgc/shared/domain/events/display-state.ts';
import type { Event, Performance } from '@ofgc/shared/domain/events/event.schema.ts';
import { samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { describe, expect, it } from 'vitest';
import { concertJsonLd } from './concert-json-ld.ts';
import { sampleEventDetail } from '../../../testing/sample-event-detail.ts';

const siteUrl = 'https://ofgc.example';
const url = `${siteUrl}/conciertos-entradas/eventos/pastoral/38`;
const nodes = (performances: Partial<Performance>[], event: Partial<Event> = {}) =>
  concertJsonLd({
    event: sampleEventDetail({ performances: performances.map(samplePerformance), ...event }),
    siteUrl,
    locale: 'es',
    orchestra: 'Orquesta',
  }) as Record<string, never>[];
const node = (performance: Partial<Performance>, event: Partial<Event> = {}): Record<string, never> =>
  nodes([performance], event)[0] ?? {};

describe('concertJsonLd', () => {
  it('has dates, place, offers, performers and works of the concert', () => {
    expect(node({})).toMatchObject({
      '@type': 'MusicEvent',
      '@id': `${url}#performance-381`,
      name: 'Pastoral',
      url,
      image: `${siteUrl}/social/conciertos-entradas/eventos/pastoral/38.png`,
      startDate: '2026-12-04T20:00:00+00:00',
      endDate: '2026-12-04T21:35:00+00:00',
      doorTime: '2026-12-04T19:30:00+00:00',
      duration: 'PT91M',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        '@type': 'Place',
        name: 'Auditorio del Mar, Sala Sinfónica',
        address: {
          streetAddress: 'Paseo de la Marea, 1',
          postalCode: '35010',
          addressLocality: 'Las Palmas de Gran Canaria',
          addressCountry: 'ES',
        },
      },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '12.00',
        highPrice: '35.00',
        priceCurrency: 'EUR',
        url: `${siteUrl}/conciertos-entradas/taquilla?performance=381`,
      },
    });
    expect(node({}).performer).toContainEqual({ '@type': 'Person', name: 'Chiara Belvento' });
    expect(node({}).workPerformed).toHaveLength(2);
  });

  it.each<[DisplayState, string | undefined]>([
    ['onSale', 'InStock'],
    ['limited', 'LimitedAvailability'],
    ['lastTickets', 'LimitedAvailability'],
    ['soldOut', 'SoldOut'],
    ['notOnSale', 'PreOrder'],
    ['boxOfficeOnly', 'InStoreOnly'],
    ['freeWithReservation', 'InStock'],
    ['free', 'InStock'],
    ['cancelled', undefined],
    ['postponed', undefined],
    ['past', undefined],
    ['schoolsOnly', undefined],
  ])('maps the state %s to the availability %s', (state, availability) => {
    const offers = node({ state, ticketUrl: null }).offers as { availability?: string } | undefined;
    expect(offers?.availability).toBe(availability && `https://schema.org/${availability}`);
  });

  it.each<[Performance['status'], string]>([
    ['scheduled', 'EventScheduled'],
    ['cancelled', 'EventCancelled'],
    ['postponed', 'EventPostponed'],
    ['rescheduled', 'EventRescheduled'],
    ['movedOnline', 'EventMovedOnline'],
  ])('maps the status %s to %s', (status, word) =>
    expect(node({ status }).eventStatus).toBe(`https://schema.org/${word}`),
  );

  it.each<Performance['status']>(['scheduled', 'cancelled', 'postponed', 'rescheduled'])(
    'has a place and offline attendance when the status is %s',
    (status) =>
      expect(node({ status })).toMatchObject({
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: { '@type': 'Place' },
      }),
  );

  it('has a virtual location and online attendance when it moved online', () => {
    const moved = node({ status: 'movedOnline' });
    expect(moved.eventAttendanceMode).toBe('https://schema.org/OnlineEventAttendanceMode');
    expect(moved.location).toEqual({ '@type': 'VirtualLocation', url });
    expect(node({})).toHaveProperty('doorTime');
    expect(moved).not.toHaveProperty('doorTime');
  });

  it('has previousStartDate only when the concert moved', () => {
    expect(node({ status: 'rescheduled', previousStartsAt: '2026-11-27T20:00:00Z' }).previousStartDate).toBe(
      '2026-11-27T20:00:00+00:00',
    );
    expect(node({})).not.toHaveProperty('previousStartDate');
  });

  it('has addresses in its language', () => {
    const [english] = concertJsonLd({ event: sampleEventDetail(), siteUrl, locale: 'en', orchestra: 'Orchestra' });
    expect(english).toMatchObject({
      url: `${siteUrl}/en/conciertos-entradas/eventos/pastoral/38`,
      image: `${siteUrl}/en/social/conciertos-entradas/eventos/pastoral/38.png`,
      offers: { url: `${siteUrl}/en/conciertos-entradas/taquilla?performance=381` },
    });
  });

  it('has validFrom when the sale has not opened', () => {
    expect(node({ state: 'notOnSale', saleFrom: '2027-01-11T10:00:00Z', ticketUrl: null }).offers).toMatchObject({
      validFrom: '2027-01-11T10:00:00+00:00',
      url,
    });
  });

  it('has no offer to the public for schools, also where all places are taken', () => {
    for (const state of ['schoolsOnly', 'soldOut'] as const)
      expect(node({ state, sale: state === 'soldOut' ? 'schoolsFull' : 'schoolsOnly' })).not.toHaveProperty('offers');
  });

  it('links several dates of one concert by an EventSeries', () => {
    const several = nodes([{ id: 1 }, { id: 2 }]);
    expect(several.map((each) => each['@id'])).toEqual([`${url}#performance-1`, `${url}#performance-2`]);
    expect(several[0]?.superEvent).toMatchObject({ '@type': 'EventSeries', '@id': `${url}#series` });
    expect(node({})).not.toHaveProperty('superEvent');
  });

  it.each([
    ['familia', 'ChildrensEvent'],
    ['itinerante', 'EducationEvent'],
    ['camara', 'MusicEvent'],
  ])('types the category %s as %s', (kind, type) => {
    expect(node({}, { category: { slug: kind, name: kind, kind } })['@type']).toBe(type);
  });

  it('has a free offer and the age, and leaves out unconfirmed performers', () => {
    const free = node(
      { state: 'free', ticketUrl: null, price: { kind: 'free', min: 0, max: 0 } },
      {
        price: { kind: 'free', min: 0, max: 0 },
        ageFrom: 5,
        credits: [{ artistId: null, slug: null, name: 'por confirmar', role: 'soloist', part: 'bajo' }],
      },
    );
    expect(free).toMatchObject({
      isAccessibleForFree: true,
      typicalAgeRange: '5-',
      offers: { '@type': 'Offer', price: '0.00' },
    });
    expect(node({ state: 'past' }, { price: { kind: 'free', min: 0, max: 0 } })).not.toHaveProperty(
      'isAccessibleForFree',
    );
    expect(free.performer).toEqual([{ '@type': 'PerformingGroup', name: 'Orquesta', url: siteUrl }]);
  });
});
