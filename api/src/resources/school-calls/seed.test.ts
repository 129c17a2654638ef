import { describe, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { content } from '../../testing/site-content.ts';
import { seedSchoolCalls } from './seed.ts';

describe('a call is refused when it announces its places', () => {
  it.each([
    ['on the last day to apply', ({ applyTo }: { applyTo: string }) => applyTo.slice(0, 10)],
    ['on the day of its first session', ({ date }: { date: string }) => date],
  ])('%s', async (_, dayOf) => {
    const [call] = content.schoolCalls;
    const [session] = content.schoolProductions.sessions
      .filter(({ id }) => call?.sessions.includes(id))
      .toSorted((one, other) => (one.date < other.date ? -1 : 1));
    if (!call || !session) throw new Error('school-calls.json has no call');
    const schoolCalls = [{ ...call, resultsOn: dayOf(session) }];
    await expect(seedSchoolCalls({} as Database, { ...content, schoolCalls })).rejects.toThrow(
      `school-calls.json: ${call.key}: its results`,
    );
  });
});
