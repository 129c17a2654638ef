import type { Subscription, SubscriptionDetail } from '../domain/subscriptions/subscription.schema.ts';

const prices = [
  { zone: 'A', amount: 7000 },
  { zone: 'B', amount: 5000 },
];

/** A subscription on sale with the events 38 and 39 of the sample season; in its detail the second is cancelled. */
export function sampleSubscription(differences: Partial<Subscription> = {}): Subscription {
  return {
    id: 3,
    slug: 'abono-primavera',
    kind: 'part',
    season: { code: '2026-27', slug: '2627', name: 'Temporada 2026-27' },
    isPresent: true,
    name: 'Abono Primavera',
    claim: 'Dos noches con butaca propia.',
    concerts: 'Dos conciertos.',
    prices,
    saving: 20,
    steps: [],
    saleFrom: '2026-11-02T10:00:00Z',
    saleTo: '2027-01-22T23:59:00Z',
    renewalFrom: '2026-10-01T09:00:00Z',
    renewalTo: '2026-10-20T22:59:00Z',
    state: 'open',
    eventIds: [38, 39],
    lang: 'es',
    ...differences,
  };
}

export function sampleSubscriptionDetail(differences: Partial<SubscriptionDetail> = {}): SubscriptionDetail {
  const own = differences.prices ?? prices;
  return {
    ...sampleSubscription(),
    description: '<p>La segunda mitad de la temporada.</p>',
    profiles: [{ key: 'general', name: 'General', who: 'Para todo el mundo.', prices: own }],
    savings: [
      { zone: 'A', singles: 4375, credit: 3500, saved: 875, percent: 20 },
      { zone: 'B', singles: 3500, credit: 2500, saved: 1000, percent: 29 },
    ],
    singles: [38, 39].map((eventId) => ({
      eventId,
      isCancelled: eventId === 39,
      prices: [
        { zone: 'A', amount: 4375 },
        { zone: 'B', amount: 3500 },
      ],
    })),
    benefits: [
      { key: 'seat', name: 'Butaca', text: 'La misma.' },
      { key: 'early', name: 'Compra anticipada', text: null },
    ],
    changesFrom: null,
    changesTo: null,
    renewal: '<p>Recibirá una carta.</p>',
    channels: [
      {
        key: 'phone',
        name: 'Por teléfono',
        to: 'tel:+34928000000',
        hours: 'De 10:00 a 14:00.',
        renewalFrom: '2026-10-01T09:00:00Z',
        saleFrom: '2026-11-03T10:00:00Z',
      },
    ],
    terms: '<ul><li>El precio es final.</li></ul>',
    questions: [{ question: '¿Y si no puedo venir?', answer: '<p>Préstelo.</p>' }],
    hallId: 1,
    variants: [],
    ticketUrl: '/conciertos-entradas/taquilla?subscription=3',
    ...differences,
  };
}
