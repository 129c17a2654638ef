import { beforeAll, expect, it } from 'vitest';
import { createAsker } from '../../testing/asker.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { insertOpenWorkshop, openWorkshop, workshopForm } from '../../testing/forms/workshop-form.ts';
import { findHeldInscriptionPlaces } from './find.ts';

const test = useTestApi({ now: () => new Date('2027-01-08T12:00:00Z') });
beforeAll(() => insertOpenWorkshop(test.database));

it('an inscription that was taken back can be sent again on the same day, and holds a place again', async () => {
  const { post } = createAsker(test);
  const send = async () => {
    const sent = await post<{ reference: string }>(
      null,
      '/api/inscriptions/taller-profesorado',
      workshopForm('Candelaria Ojeda'),
    );
    return sent.data.reference;
  };
  const held = async () =>
    (await findHeldInscriptionPlaces(test.database, 'taller-profesorado')).get(openWorkshop) ?? 0;
  const first = await send();
  expect(await send()).toBe(first);
  const { id } = await test.database.selectFrom('inscriptions').select('id').executeTakeFirstOrThrow();
  const eva = await signedIn(test, 'staff', 'education');
  await post(eva, `/api/inbox/inscription/${id}/decision`, { version: 0, decision: 'withdrawn' });
  expect(await held()).toBe(0);
  const second = await send();
  expect(second).not.toBe(first);
  expect(await send()).toBe(second);
  expect(await held()).toBe(1);
});
