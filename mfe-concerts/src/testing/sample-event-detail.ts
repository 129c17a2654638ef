import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import { sampleEvent } from '@ofgc/shared/testing/sample-event.ts';

/** «Pastoral» as its own page receives it, for tests. */
export function sampleEventDetail(differences: Partial<Event> = {}): Event {
  return {
    ...sampleEvent(),
    synopsis: '<p>Un salón y un campo.</p>',
    stateNote: '',
    ageFrom: null,
    accessibility: '',
    priceZones: [
      { zone: 'A', amount: 3500, state: 'onSale' },
      { zone: 'D', amount: 1200, state: 'soldOut' },
    ],
    discounts: [{ name: 'Club 26', text: 'Hasta los 26 años: 6 €.' }],
    biographies: [
      { artistId: 4, name: 'Chiara Belvento', part: 'dirección', biography: '<p>Dirige desde Bari.</p>', lang: 'es' },
    ],
    changes: [],
    recommendations: [],
    ...differences,
  };
}
