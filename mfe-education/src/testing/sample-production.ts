import type {
  SchoolProduction,
  SchoolSession,
} from '@ofgc/shared/domain/school-productions/school-production.schema.ts';

/** A touring programme, for tests. */
export function sampleProduction(differences: Partial<SchoolProduction> = {}): SchoolProduction {
  return {
    id: 2,
    slug: 'viento-en-la-isla',
    kind: 'touring',
    course: '2026-27',
    title: 'Viento en la isla',
    music: 'Haydn y Mozart',
    levels: 'Primaria',
    summary: '¿De qué está hecho el aire que suena?',
    minutes: 45,
    price: 0,
    event: { id: 44, slug: 'escolares-itinerantes-viento-en-la-isla' },
    sessions: { from: '2027-02-24T10:30:00.000Z', to: '2027-05-04T09:30:00.000Z', total: 21 },
    state: 'open',
    lang: 'es',
    ...differences,
  };
}

/** A date of the touring programme with free places, for tests. */
export function sampleSession(differences: Partial<SchoolSession> = {}): SchoolSession {
  return {
    id: 5,
    production: { id: 2, slug: 'viento-en-la-isla', title: 'Viento en la isla' },
    startsAt: '2027-02-24T10:30:00.000Z',
    endsAt: '2027-02-24T11:15:00.000Z',
    suspended: null,
    municipality: 'Telde',
    place: 'Centro Cultural Los Tarajales',
    capacity: 240,
    seatsLeft: 32,
    applyFrom: '2026-10-05T08:00:00.000Z',
    applyTo: '2027-01-15T23:59:00.000Z',
    hasBus: false,
    state: 'open',
    lang: 'es',
    ...differences,
  };
}
