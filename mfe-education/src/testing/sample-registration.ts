import type { SessionDemand } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import type { SchoolCall } from '@ofgc/shared/domain/school-calls/school-call.schema.ts';
import type { SchoolRegistration } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';

/** A date of the tour, for tests. */
export function sampleDemand(differences: Partial<SessionDemand> = {}): SessionDemand {
  return {
    id: 5,
    startsAt: '2027-02-24T10:30:00.000Z',
    endsAt: '2027-02-24T11:15:00.000Z',
    suspended: null,
    municipality: 'Telde',
    place: 'Centro Cultural Los Tarajales',
    hasBus: false,
    seats: 32,
    seatsLeft: 6,
    wheelchairs: 4,
    wheelchairsLeft: 3,
    firstWishes: 52,
    allWishes: 80,
    ...differences,
  };
}

/** The call of the tour while it is open, for tests. */
export function sampleCall(differences: Partial<SchoolCall> = {}): SchoolCall {
  const { firstWishes: _first, allWishes: _all, ...telde } = sampleDemand();
  return {
    key: 'viento-en-la-isla',
    production: { slug: 'viento-en-la-isla', title: 'Viento en la isla', kind: 'touring', levels: 'Primaria' },
    levels: ['primary1', 'primary2'],
    pupilsPerTeacher: 25,
    price: 0,
    opensAt: '2026-10-05T08:00:00.000Z',
    closesAt: '2027-01-15T23:59:00.000Z',
    resultsOn: '2027-01-25',
    answerDays: 10,
    state: 'open',
    sessions: [telde, { ...telde, id: 7, municipality: 'Ingenio', seats: 0, seatsLeft: 0 }],
    lang: 'es',
    ...differences,
  };
}

/** A registration that was sent, for tests. */
export function sampleRegistration(differences: Partial<SchoolRegistration> = {}): SchoolRegistration {
  const call = sampleCall();
  const [telde, ingenio] = call.sessions;
  return {
    reference: 'S-7K3M2Q',
    call,
    state: 'submitted',
    seats: 26,
    wheelchairs: 1,
    session: null,
    answerBy: null,
    formKey: 'key-of-the-first-form',
    version: 2,
    groups: [{ level: 'primary2', pupils: 24, teachers: 2, wheelchairs: 1 }],
    wishes: [telde, ingenio].flatMap((session) => session ?? []),
    contact: 'Eva Ruiz',
    phone: '928 11 22 33',
    needs: '',
    submittedAt: '2026-11-20T12:00:00.000Z',
    drawn: null,
    steps: ['cancel'],
    canChange: true,
    history: [],
    messages: [],
    ...differences,
  };
}

/** A draw's result for a registration, on the waiting list after its turn, for tests. */
export function sampleDrawn(differences: Partial<NonNullable<SchoolRegistration['drawn']>> = {}) {
  return {
    seed: '79250',
    drawnAt: '2027-01-25T10:00:00.000Z',
    position: 17,
    of: 40,
    round: 1,
    hasPriority: false,
    lot: 'ab12',
    missed: [],
    session: null,
    ...differences,
  };
}
