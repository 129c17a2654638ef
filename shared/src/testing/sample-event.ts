import type { EventSummary, Performance } from '../domain/events/event.schema.ts';

/** A performance on sale, two weeks after the tests' clock. */
export function samplePerformance(differences: Partial<Performance> = {}): Performance {
  return {
    id: 381,
    startsAt: '2026-12-04T20:00:00+00:00',
    endsAt: '2026-12-04T21:35:00+00:00',
    doorsAt: '2026-12-04T19:30:00+00:00',
    hall: {
      id: 1,
      name: 'Sala Sinfónica',
      venue: 'Auditorio del Mar',
      venueSlug: 'auditorio-del-mar',
      locality: 'Las Palmas de Gran Canaria',
      street: 'Paseo de la Marea, 1',
      postalCode: '35010',
    },
    status: 'scheduled',
    sale: 'onSale',
    state: 'onSale',
    isTonight: false,
    previousStartsAt: null,
    saleFrom: null,
    hasWaitingList: false,
    isRelaxed: false,
    access: ['silla-de-ruedas', 'bucle'],
    ticketUrl: '/conciertos-entradas/taquilla?performance=381',
    price: { kind: 'range', min: 1200, max: 3500 },
    ...differences,
  };
}

/** «Pastoral», event 38 of the sample season. */
export function sampleEvent(differences: Partial<EventSummary> = {}): EventSummary {
  return {
    id: 38,
    slug: 'pastoral',
    slugs: { es: 'pastoral', en: 'pastoral' },
    title: 'Pastoral',
    teaser: 'Flauta y arpa conversan como en un salón; después, el campo según Beethoven.',
    season: { code: '2026-27', slug: '2026-27', name: '2026-27' },
    category: { slug: 'temporada', name: 'Temporada', kind: 'temporada' },
    ground: 1,
    credits: [
      { artistId: 4, slug: 'chiara-belvento', name: 'Chiara Belvento', role: 'conductor', part: 'dirección' },
      { artistId: 21, slug: 'odile-marchetaux', name: 'Odile Marchetaux', role: 'soloist', part: 'flauta' },
      { artistId: 22, slug: 'claudine-aubepinet', name: 'Claudine Aubépinet', role: 'soloist', part: 'arpa' },
    ],
    programme: [
      {
        kind: 'work',
        workId: 'mozfa',
        title: 'Concierto para flauta y arpa en do mayor, K. 299',
        composer: 'Wolfgang Amadeus Mozart',
        composerShortName: 'Mozart',
        years: '1756–1791',
        minutes: 29,
        forces: ['flute', 'harp'],
        movements: ['Allegro', 'Andantino', 'Rondeau: Allegro'],
        soloists: [
          { artistId: 21, slug: 'odile-marchetaux', name: 'Odile Marchetaux', role: 'soloist', part: 'flauta' },
        ],
      },
      { kind: 'interval', minutes: 20 },
      {
        kind: 'work',
        workId: 'bee6',
        title: 'Sinfonía n.º 6 en fa mayor, op. 68 «Pastoral»',
        composer: 'Ludwig van Beethoven',
        composerShortName: 'Beethoven',
        years: '1770–1827',
        minutes: 42,
        forces: [],
        movements: [],
        soloists: [],
      },
    ],
    performances: [samplePerformance()],
    price: { kind: 'range', min: 1200, max: 3500 },
    durationMinutes: 91,
    intervalCount: 1,
    canceled: false,
    limitedAvailability: false,
    lang: 'es',
    ...differences,
  };
}
