import type { Masterclass } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';

/** An open class over two days, for tests: players may apply, listeners wait. */
export function sampleMasterclass(differences: Partial<Masterclass> = {}): Masterclass {
  return {
    id: 1,
    slug: 'trompeta-gary-thornwick',
    title: 'Clase magistral de trompeta',
    master: 'Gary Thornwick',
    artist: { id: 40, slug: 'gary-thornwick' },
    instrument: 'Trompeta',
    level: 'Grado superior',
    summary: '<p>De Haydn a Shostakóvich.</p>',
    requirements: '<p>Un concierto.</p>',
    repertoire: 'Haydn',
    meetings: [
      { startsAt: '2027-03-10T10:00:00.000Z', endsAt: '2027-03-10T13:30:00.000Z' },
      { startsAt: '2027-03-11T10:00:00.000Z', endsAt: '2027-03-11T13:30:00.000Z' },
    ],
    hall: {
      id: 4,
      name: 'Sala de ensayos',
      venue: 'Sede de la Orquesta',
      venueSlug: 'sede-de-la-orquesta',
      locality: 'Las Palmas de Gran Canaria',
      street: 'calle de los Atriles, 12',
      postalCode: '35010',
    },
    places: { active: { total: 8, left: 3, fee: 4000 }, listener: { total: 40, left: 0, fee: 800 } },
    applyFrom: '2026-11-02T09:00:00.000Z',
    applyTo: '2027-02-19T23:59:00.000Z',
    state: 'open',
    eventIds: [45],
    lang: 'es',
    ...differences,
  };
}
