import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createAsker } from '../../testing/asker.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { currentText } from '../consents/consent-texts.ts';

const test = useTestApi();
const { post } = createAsker(test);
const form = {
  code: '35 001 234',
  name: 'CEIP Nuevo',
  municipality: 'Agaete',
  contact: 'Eva Ruiz',
  email: 'eva@example.com',
  phone: '928 11 11 11',
  consent: 'true',
  consentVersion: currentText('schoolCentre').version,
  website: '',
  shownAt: shownEarlier(),
};

it('a school that asks for an account is told to write an email while more requests wait than the office could look at, and its list stays small', async () => {
  const office = await signedIn(test, 'staff', 'schools');
  await sql`insert into school_centres (code, name, municipality, contact, email, phone, lang, state, is_one_room, has_come, came_before, created_at)
    select 38000000 + n, repeat('漢', 160), repeat('漢', 60), repeat('漢', 120), n || '@b.es', '928000001', 'es', 'requested', false, false, false, now()
    from generate_series(1, 500) n`.execute(test.database);
  const refused = await post(null, '/api/school-centres', form);
  expect([refused.status, refused.message]).toEqual([409, expect.stringContaining('educacion@ofgc.example')]);
  const list = await test.api.inject({ url: '/api/school-office/centres', headers: office.headers });
  expect(list.body.length).toBeLessThan(40_000);
  await test.database.deleteFrom('schoolCentres').where('state', '=', 'requested').execute();
  expect((await post(null, '/api/school-centres', form)).status).toBe(201);
});
