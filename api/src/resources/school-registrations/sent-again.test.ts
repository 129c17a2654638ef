import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import {
  addCentre,
  closeTour,
  register,
  resetTour,
  sampleForm,
} from '../../testing/school-area/sample-registration.ts';
import { answer, closeAndDraw, place } from '../../testing/school-area/steps.ts';
import { findRegistration } from './find.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
beforeAll(() => seedSampleCalls(test.database));
afterEach(() => resetTour(test.database));

const find = (reference: string) => findRegistration(test.database, reference);
const emails = () => test.database.selectFrom('emailQueue').select('subject').execute();

describe('a school registration', () => {
  it('of which an outdated tab sends an earlier version is no repetition', async () => {
    const centreId = await addCentre(test.database);
    const formKey = randomUUID();
    const reference = await register(test.database, { centreId, formKey });
    const again = (version: number, differences: object = {}) =>
      register(test.database, { centreId, formKey, version, ...differences });
    // What was sent is the same, but it was changed meanwhile, and back.
    await again(1, { body: sampleForm({ pupils1: '20' }) });
    await again(2);
    await expect(again(1)).rejects.toMatchObject({ status: 409, key: 'schoolChanged' });
    await expect(again(1, { isDraft: true })).rejects.toMatchObject({ status: 409, key: 'schoolChanged' });
    expect(await again(2)).toBe(reference);
    // The form was not sent again after it was cancelled.
    await answer(test.database, { centreId, reference, step: 'cancel', version: 3 });
    await expect(again(2)).rejects.toMatchObject({ status: 409, key: 'schoolChanged' });
  });

  it('whose draft was saved without its sender knowing is sent with the same form', async () => {
    const centreId = await addCentre(test.database);
    const formKey = randomUUID();
    const draft = { centreId, formKey, isDraft: true, body: sampleForm({ pupils1: '20' }) };
    const reference = await register(test.database, draft);
    expect(await register(test.database, draft)).toBe(reference);
    for (const version of [0, 0, 1])
      expect(await register(test.database, { centreId, formKey, version })).toBe(reference);
    expect(await find(reference)).toMatchObject({ state: 'submitted', version: 2, groups: [{ pupils: 24 }] });
    expect(await emails()).toHaveLength(1);
  });

  it('that was sent without its sender knowing is named to who sends something else with its form', async () => {
    const centreId = await addCentre(test.database);
    const formKey = randomUUID();
    const reference = await register(test.database, { centreId, formKey });
    expect(await register(test.database, { centreId, formKey })).toBe(reference);
    await expect(
      register(test.database, { centreId, formKey, body: sampleForm({ pupils1: '20' }) }),
    ).rejects.toMatchObject({ status: 409, key: 'schoolSavedAlready', values: { reference } });
    expect(await find(reference)).toMatchObject({ version: 1, groups: [{ pupils: 24 }] });
  });

  it('whose place was confirmed by an outdated page, before it was moved and confirmed again, is not confirmed once more', async () => {
    const centreId = await addCentre(test.database);
    const reference = await register(test.database, { centreId });
    await closeAndDraw(test.database);
    const confirm = (version: number) => answer(test.database, { centreId, reference, step: 'confirm', version });
    await confirm(2);
    await confirm(2);
    await place(test.database, { reference, session: 6, version: 3 });
    await confirm(4);
    await expect(confirm(2)).rejects.toMatchObject({ status: 409 });
    expect(await find(reference)).toMatchObject({ state: 'confirmed', sessionId: 6, version: 5 });
  });

  it('on the waiting list gets no second email when the office leaves it there', async () => {
    const centreId = await addCentre(test.database);
    const reference = await register(test.database, { centreId });
    await closeTour(test.database);
    await place(test.database, { reference, session: null, version: 1 });
    await place(test.database, { reference, session: null, version: 2 });
    expect(await find(reference)).toMatchObject({ state: 'waiting', version: 2 });
    expect(await emails()).toHaveLength(2);
  });
});
