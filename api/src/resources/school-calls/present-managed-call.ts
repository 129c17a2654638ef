import type { ManagedCall, SessionDemand } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import type { RegistrationState } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { findDraw } from '../school-draws/find.ts';
import { priorityOf } from '../school-draws/priority.ts';
import { tryDraw } from '../school-draws/run-draw.ts';
import { findRegistrationsIn } from '../school-registrations/find.ts';
import { presentRegistrationSummary } from '../school-registrations/present.ts';
import type { CallRecord } from './find.ts';
import { presentCall, presentWished } from './present.ts';

type Sent = Awaited<ReturnType<typeof findRegistrationsIn>>;

interface Asked {
  lang: Locale;
  at: Date;
  /** The seed of a trial draw. */
  seed?: string | undefined;
}

/** A call with the demand of the schools, for the office. */
export async function presentManagedCall(
  database: Database,
  call: CallRecord,
  { lang, at, seed }: Asked,
): Promise<ManagedCall> {
  const sent = await findRegistrationsIn(database, call.key);
  const presented = presentCall(call, lang);
  const drawn = await findDraw(database, call.key);
  const wished = (id: number) => {
    const session = call.sessions.find((one) => one.id === id);
    return session ? [presentWished(session, lang)] : [];
  };
  return {
    ...presented,
    version: call.version,
    sessions: presented.sessions.map((session) => ({ ...session, ...demandOf(session.id, sent) })),
    registrations: sent.map((registration) => ({
      ...presentRegistrationSummary(registration, call, lang),
      wishes: registration.wishes.flatMap(wished),
      version: registration.version,
      submittedAt: registration.submittedAt?.toISOString() ?? null,
      centre: registration.centreName,
      municipality: registration.centreMunicipality,
      hasPriority: priorityOf(registration, drawn?.placements),
      position: registration.position,
    })),
    draw: drawn ? { seed: drawn.seed, drawnAt: drawn.drawnAt.toISOString() } : null,
    trial:
      seed === undefined || drawn
        ? null
        : { seed, placements: await presentTrial(database, call, { lang, at, seed, sent }) },
  };
}

/** The states in which a school asks for no seats any more. */
const givenUp: readonly RegistrationState[] = ['cancelled', 'declined', 'lapsed'];

/** The requested seats, without those of schools that have given up. */
function demandOf(session: number, sent: Sent): Pick<SessionDemand, 'firstWishes' | 'allWishes'> {
  const counted = sent.filter(({ state }) => !givenUp.includes(state));
  const seats = (wanted: Sent) => wanted.reduce((sum, one) => sum + one.seats, 0);
  return {
    firstWishes: seats(counted.filter(({ wishes }) => wishes[0] === session)),
    allWishes: seats(counted.filter(({ wishes }) => wishes.includes(session))),
  };
}

async function presentTrial(
  database: Database,
  call: CallRecord,
  { lang, at, seed, sent }: Required<Asked> & { seed: string; sent: Sent },
) {
  const placements = await tryDraw(database, { call: call.key, seed, at });
  return placements.map(({ reference, position, session, missed }) => {
    const held = call.sessions.find(({ id }) => id === session);
    return {
      reference,
      position,
      centre: sent.find((one) => one.reference === reference)?.centreName ?? '',
      wish: held ? missed.length + 1 : 0,
      session: held ? presentWished(held, lang) : null,
    };
  });
}
