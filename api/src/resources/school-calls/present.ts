import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { CallSession, SchoolCall } from '@ofgc/shared/domain/school-calls/school-call.schema.ts';
import type { WishedSession } from '@ofgc/shared/domain/school-registrations/school-registration.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { CallRecord, CallSessionRecord } from './find.ts';

/** A call for the public, with the seats and wheelchair spaces left, but without the applicants. The price is in cents for each pupil. */
export function presentCall(call: CallRecord, lang: Locale): SchoolCall {
  const read = readerIn(lang);
  const { key, slug, title, kind, levelsText, levels, pupilsPerTeacher, price, resultsOn, answerDays, state } = call;
  return {
    key,
    production: { slug, title: read(title), kind, levels: read(levelsText) },
    levels,
    pupilsPerTeacher,
    price,
    opensAt: call.opensAt.toISOString(),
    closesAt: call.closesAt.toISOString(),
    resultsOn,
    answerDays,
    state,
    sessions: call.sessions.map((session) => presentCallSession(session, lang)),
    lang: read.lang,
  };
}

function presentCallSession(session: CallSessionRecord, lang: Locale): CallSession {
  const { seats, seatsHeld, wheelchairs, wheelchairsHeld } = session;
  return {
    ...presentWished(session, lang),
    seats,
    seatsLeft: Math.max(0, seats - seatsHeld),
    wheelchairs,
    wheelchairsLeft: Math.max(0, wheelchairs - wheelchairsHeld),
  };
}

/** A session as shown in a wish, a place or a message: when and where, without its seats. */
export function presentWished(session: CallSessionRecord, lang: Locale): WishedSession {
  const { id, startsAt, endsAt, suspended, municipality, place, hasBus } = session;
  return {
    id,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    suspended,
    municipality,
    place: readerIn(lang)(place),
    hasBus,
  };
}
