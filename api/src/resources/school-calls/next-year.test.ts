import { beforeAll, expect, it } from 'vitest';
import { type Content, contentFolder, readContent } from '../../content/read-content.ts';
import { addCentre, closeTour, register, sampleDay, tour } from '../../testing/school-area/sample-registration.ts';
import { drawTour } from '../../testing/school-area/steps.ts';
import { startDeadline } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { seedSchoolProductions } from '../school-productions/seed.ts';
import { findCalls } from './find.ts';
import { presentManagedCall } from './present-managed-call.ts';
import { seedSchoolCalls } from './seed.ts';

const test = useTestApi();
let content: Content;
beforeAll(async () => {
  ({ content } = await readContent(contentFolder));
  await register(test.database, { centreId: await addCentre(test.database) });
  await closeTour(test.database);
  await drawTour(test.database);
}, startDeadline);

const later = (day: string) => day.replace(/^\d{4}/, (year) => String(Number(year) + 1));

/** The content of the next school year: its calls have the same keys. @param id of a session, from its id a year before */
function nextYear(id: (known: number) => number): Content {
  const { productions, sessions } = content.schoolProductions;
  return {
    ...content,
    schoolCalls: content.schoolCalls.map((call) => ({
      ...call,
      sessions: call.sessions.map(id),
      resultsOn: later(call.resultsOn),
    })),
    schoolProductions: {
      productions: productions.map((one) => ({ ...one, course: one.course === '2026-27' ? '2027-28' : one.course })),
      sessions: sessions.map((one) => ({
        ...one,
        id: id(one.id),
        date: later(one.date),
        applyFrom: later(one.applyFrom),
        applyTo: later(one.applyTo),
      })),
    },
  };
}

const seed = (wanted: Content) =>
  test.database.transaction().execute(async (transaction) => {
    for (const table of ['schoolCalls', 'schoolSessions', 'schoolProductions'] as const)
      await transaction.deleteFrom(table).execute();
    await seedSchoolProductions(transaction, wanted);
    await seedSchoolCalls(transaction, wanted);
  });

it('a call with a session in which schools have places by an earlier call is refused', async () => {
  await expect(seed(nextYear((id) => id))).rejects.toThrow(
    `school-calls.json: viento-en-la-isla: schools hold places in its session 5 by the call ${tour}`,
  );
});

it('two calls of one school year with one key are refused', async () => {
  const [first] = content.schoolCalls;
  const twice = { ...content, schoolCalls: first ? [first, first] : [] };
  await expect(seed(twice)).rejects.toThrow('school-calls.json: peer-gynt: two calls of 2026-27 have this key');
});

it('a call with the key of last year’s takes nothing of it: neither its draw and registrations nor the days of the office', async () => {
  await seed(nextYear((id) => id + 1000));
  const calls = await findCalls(test.database, sampleDay);
  const call = calls.find(({ key }) => key === 'viento-en-la-isla-2027-28');
  expect(call).toMatchObject({ state: 'notYet', version: 0, drawnAt: null });
  expect(call && (await presentManagedCall(test.database, call, { lang: 'es', at: sampleDay }))).toMatchObject({
    registrations: [],
    draw: null,
  });
});
