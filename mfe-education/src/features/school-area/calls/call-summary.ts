import type { SchoolCall } from '@ofgc/shared/domain/school-calls/school-call.schema.ts';

export type CallSummary = ReturnType<typeof callSummary>;

/** The fields of a call that a list shows: its session where it has only one, else the number of sessions that take place. */
export function callSummary(call: SchoolCall) {
  const { key, production, sessions, state, opensAt, closesAt, resultsOn, lang } = call;
  const { title, levels } = production;
  const only = sessions.length === 1 ? sessions[0] : undefined;
  return {
    key,
    title,
    levels,
    sessions: sessions.filter(({ suspended }) => !suspended).length,
    session: only ? { startsAt: only.startsAt, municipality: only.municipality, suspended: only.suspended } : null,
    state,
    opensAt,
    closesAt,
    resultsOn,
    lang,
  };
}
