import type { SchoolCentre } from '@ofgc/shared/domain/school-centres/school-centre.schema.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Asker, createAsker } from '../../testing/asker.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { startDeadline, startTestApi, type TestApi } from '../../testing/test-api.ts';
import { currentText } from '../consents/consent-texts.ts';

let test: TestApi;
let get: Asker['get'];
let post: Asker['post'];
let office: SignedInTester;
beforeAll(async () => {
  test = await startTestApi();
  ({ get, post } = createAsker(test));
  office = await signedIn(test, 'staff', 'schools');
}, startDeadline);
afterAll(async () => test.close());

const request = (differences: Record<string, string> = {}) => ({
  code: '35 001 234',
  name: 'CEIP Nuevo',
  municipality: 'Agaete',
  contact: 'Eva Ruiz',
  email: 'eva@example.com',
  phone: '928 11 11 11',
  consent: 'true',
  consentVersion: currentText('schoolCentre').version,
  website: '',
  shownAt: '2026-01-01T00:00:00Z',
  ...differences,
});

it('a school without an account asks for one, and hears the same whether its code is known or not', async () => {
  const first = await post(null, '/api/school-centres', request());
  const again = await post(null, '/api/school-centres', request({ email: 'otra@example.com' }));
  expect([first, again]).toEqual([
    { status: 201, data: { isDone: true } },
    { status: 201, data: { isDone: true } },
  ]);
  const { data } = await get<SchoolCentre[]>(office, '/api/school-office/centres');
  expect(data.filter(({ code }) => code === '35001234')).toMatchObject([
    { email: 'eva@example.com', state: 'requested' },
  ]);
});

it('a school is told what is wrong, field by field', async () => {
  const { errors } = await post(null, '/api/school-centres', {
    ...request(),
    code: '28001234',
    phone: 'x',
    email: 'eva',
  });
  expect(Object.keys(errors ?? {})).toEqual(['code', 'email', 'phone']);
});

it('a school gets an account and an invitation when the office approves it, once', async () => {
  const { data } = await get<SchoolCentre[]>(office, '/api/school-office/centres');
  const asked = data.find(({ code }) => code === '35001234');
  const decide = () =>
    post(office, `/api/school-office/centres/${asked?.id}/decision`, { decision: 'approve', version: 1 });
  expect((await decide()).status).toBe(200);
  expect((await decide()).status).toBe(409);
  const letters = await test.database
    .selectFrom('emailQueue')
    .select(['recipient', 'text'])
    .where('recipient', '=', 'eva@example.com')
    .execute();
  expect(letters).toHaveLength(1);
  expect(letters[0]?.text).toContain('/educacion-comunidad/area-de-centros/clave?enlace=');
});
