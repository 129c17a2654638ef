import { openRegistrationSteps } from '@ofgc/shared/domain/school-registrations/registration-state.ts';
import type {
  RegistrationSummary,
  SchoolRegistration,
  WishedSession,
} from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { findDraw } from '../school-draws/find.ts';
import { lotOf } from '../school-draws/draw-order.ts';
import { priorityOf } from '../school-draws/priority.ts';
import { type CallRecord, findCall } from '../school-calls/find.ts';
import { presentWished } from '../school-calls/present.ts';
import { findEarlier, findHistory, type findRegistrationsOf, type RegistrationRecord } from './find.ts';
import { isOver } from './take-step.ts';

type OwnRecord = Awaited<ReturnType<typeof findRegistrationsOf>>[number];

/**
 * A registration for the lists of its school and of the office.
 * @returns `session` is null where the registration holds none, or one that the call no longer has; `answerBy` only counts in the state
 * `assigned`
 */
export function presentRegistrationSummary(
  registration: OwnRecord,
  call: CallRecord,
  lang: Locale,
): RegistrationSummary {
  const read = readerIn(lang);
  const { reference, state, seats, wheelchairs, sessionId, answerBy } = registration;
  return {
    reference,
    call: {
      key: call.key,
      production: { slug: call.slug, title: read(call.title), kind: call.kind, levels: read(call.levelsText) },
      resultsOn: call.resultsOn,
      closesAt: call.closesAt.toISOString(),
      state: call.state,
    },
    state,
    seats,
    wheelchairs,
    session: wishedOf(call, sessionId, lang),
    answerBy: answerBy?.toISOString() ?? null,
  };
}

/** All data of a registration, for its school and for the office. */
export async function presentRegistration(
  database: Database,
  registration: RegistrationRecord,
  { lang, at }: { lang: Locale; at: Date },
): Promise<SchoolRegistration> {
  const { state } = registration;
  const call = await findCall(database, registration.call, at);
  return {
    ...presentRegistrationSummary(registration, call, lang),
    ...(await presentDetails(database, registration, (session) => wishedOf(call, session, lang))),
    steps: [...openRegistrationSteps(state, isOver(registration, call, at))],
    canChange: call.state === 'open' && (state === 'draft' || state === 'submitted'),
  };
}

/** All data of a registration whose call was removed from the content: of the call only the key is known, of a session only the id. */
export async function presentWithoutCall(database: Database, registration: RegistrationRecord) {
  const { reference, call, state, seats, wheelchairs, sessionId, answerBy } = registration;
  const present = (id: number | null) => (id === null ? null : { id });
  return {
    reference,
    call: { key: call },
    state,
    seats,
    wheelchairs,
    session: present(sessionId),
    answerBy: answerBy?.toISOString() ?? null,
    ...(await presentDetails(database, registration, present)),
  };
}

/** Presents a session in a response; null where there is none, or it was deleted. */
type PresentSession<Session> = (id: number | null) => Session | null;

/** The data of a registration that lists do not show. */
async function presentDetails<Session>(
  database: Database,
  registration: RegistrationRecord,
  present: PresentSession<Session>,
) {
  const { id, formKey, version, groups, contact, phone, needs, wishes, submittedAt } = registration;
  const { events, messages } = await findHistory(database, id);
  return {
    formKey,
    version,
    groups,
    wishes: wishes.flatMap((wish) => present(wish) ?? []),
    contact,
    phone,
    needs,
    submittedAt: submittedAt?.toISOString() ?? null,
    drawn: await presentDrawn(database, registration, present),
    history: events.map((event) => ({
      at: event.at.toISOString(),
      actor: event.actor,
      state: event.state,
      session: present(event.sessionId),
      note: event.note,
    })),
    messages: messages.map(({ sender, text, sentAt }) => ({ sender, text, sentAt: sentAt.toISOString() })),
  };
}

async function presentDrawn<Session>(
  database: Database,
  registration: RegistrationRecord,
  present: PresentSession<Session>,
) {
  const { reference, call } = registration;
  const drawn = await findDraw(database, call);
  const own = drawn?.placements.find((placement) => placement.reference === reference);
  if (!drawn || !own) return null;
  const earlier = await findEarlier(database, registration);
  const references = new Set(drawn.placements.map((placement) => placement.reference));
  return {
    seed: drawn.seed,
    drawnAt: drawn.drawnAt.toISOString(),
    position: own.position,
    of: drawn.placements.length,
    round: 1 + earlier.filter((one) => references.has(one.reference)).length,
    hasPriority: priorityOf(registration, drawn.placements),
    lot: lotOf(drawn.seed, reference),
    missed: own.missed.flatMap(({ session, seats, wheelchairs }) => {
      const missed = present(session);
      return missed ? [{ session: missed, seats, wheelchairs }] : [];
    }),
    session: present(own.session),
  };
}

function wishedOf(call: CallRecord, id: number | null, lang: Locale): WishedSession | null {
  const session = call.sessions.find((one) => one.id === id);
  return session ? presentWished(session, lang) : null;
}
