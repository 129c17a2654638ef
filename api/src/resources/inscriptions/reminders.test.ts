import { beforeAll, expect, it } from 'vitest';
import { type Inscription, inscriptionSchema } from '@ofgc/shared/domain/inscriptions/inscription.schema.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { insertOpenWorkshop } from '../../testing/forms/workshop-form.ts';
import { currentText } from '../consents/consent-texts.ts';
import { findKind } from './find.ts';
import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';

const test = useTestApi();
const address = '/api/inscriptions/taller-aviso?lang=es';
const day = 24 * 3_600_000;
beforeAll(() => insertOpenWorkshop(test.database));
/** The registration for the only workshop opens. */
const opening = new Date('2027-01-07T09:00:00Z');

async function at(time: Date | string) {
  const now = new Date(time);
  const api = await createTestApi(test.database, { now: () => now });
  const answer = await api.inject({ url: address });
  const { state, opensAt } = inscriptionSchema.parse(answer.json<{ data: Inscription }>().data);
  const payload = {
    name: 'Candelaria Ojeda',
    // The same inscription on one day would be a repetition.
    email: `candelaria${now.getTime()}@example.org`,
    consent: 'true',
    consentVersion: currentText('workshopReminder').version,
    shownAt: shownEarlier(),
    website: '',
  };
  const { statusCode } = await api.inject({ method: 'POST', url: address, payload });
  return { state, opensAt, status: statusCode };
}

it('a reminder of a workshop is taken only so early that it is still kept when registration opens', async () => {
  const early = await at('2026-08-01T12:00:00Z');
  expect(early).toMatchObject({ state: 'notYet', status: 409 });
  const { retentionDays } = await findKind(test.database, 'taller-aviso');
  const first = new Date(early.opensAt ?? '');
  expect(first.getTime() + retentionDays * day).toBeGreaterThan(opening.getTime() + day);
  expect(await at(first)).toMatchObject({ state: 'open', status: 201 });
  expect(await at(new Date(opening.getTime() + 1))).toMatchObject({ state: 'closed', status: 409 });
});
