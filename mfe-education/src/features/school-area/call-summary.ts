import type { SchoolCall } from '@ofgc/shared/domain/school-calls/school-call.schema.ts';

/** What a list shows of a call: its only session, and of several their number alone. */
export type CallSummary = ReturnType<typeof callSummary>;

export function callSummary(call: SchoolCall) {
  const { key, production, sessions, state, opensAt, closesAt, resultsOn, lang } = call;
  const { title, levels } = production;
  const only = sessions.length === 1 ? sessions[0] : undefined;
  return {
    key,
    title,
    levels,
    sessions: sessions.length,
    session: only ? { startsAt: only.startsAt, municipality: only.municipality } : null,
    state,
    opensAt,
    closesAt,
    resultsOn,
    lang,
  };
}
