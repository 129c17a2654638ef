import type { ManagedCentre } from '@ofgc/shared/domain/school-calls/managed-call.schema.ts';
import { expect, it } from 'vitest';
import { createAsker } from '../../testing/asker.ts';
import { addCentre } from '../../testing/school-area/sample-registration.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { enqueueLink } from '../accounts/enqueue-emails.ts';

const siteUrl = 'https://ofgc.example';
const test = useTestApi();
const { get, post } = createAsker(test);

it('the data of a school are exported and erased without emails to others at the same address, and without links into an account', async () => {
  const office = await signedIn(test, 'staff', 'schools');
  const centre = await signedIn(test, 'centre');
  const id = await addCentre(test.database, { accountId: centre.accountId });
  const staff = {
    id: office.accountId,
    kind: 'staff',
    email: 'nueva@ofgc.example',
    name: 'Eva',
    lang: 'es',
  } as const;
  await enqueueLink(test.database, staff, { purpose: 'invitation', siteUrl });
  const other = await addCentre(test.database, { email: staff.email });
  const own = { id: centre.accountId, kind: 'centre', email: centre.email, name: 'CEIP Uno', lang: 'es' } as const;
  await enqueueLink(test.database, own, { purpose: 'password', siteUrl });
  const dataOf = async (school: number) =>
    (await test.api.inject({ url: `/api/school-office/centres/${school}/data.json`, headers: office.headers })).body;
  expect(JSON.parse(await dataOf(other))).toMatchObject({ letters: [] });
  const known = await dataOf(id);
  expect(JSON.parse(known)).toMatchObject({ letters: [{ subject: expect.any(String), sentAt: null }] });
  expect(known).not.toContain('enlace=');
  const { code, version } = (await get<ManagedCentre>(office, `/api/school-office/centres/${other}`)).data.centre;
  expect((await post(office, `/api/school-office/centres/${other}/erasure`, { code, version })).status).toBe(200);
  const waiting = test.database.selectFrom('emailQueue').select('key').where('recipient', '=', staff.email);
  expect(await waiting.execute()).toMatchObject([{ key: expect.stringMatching(/^accounts:\d+:invitation:/) }]);
});
