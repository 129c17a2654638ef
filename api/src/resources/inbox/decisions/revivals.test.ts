import { beforeAll, describe, expect, it } from 'vitest';
import type { InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import type { InboxSource } from '@ofgc/shared/domain/inbox/inbox.ts';
import { createAsker } from '../../../testing/asker.ts';
import { insertApplication } from '../../../testing/records/insert-application.ts';
import { signedIn, type SignedInTester } from '../../../testing/signed-in.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';
import { insertOpenWorkshop, openWorkshop, workshopForm } from '../../../testing/forms/workshop-form.ts';
import { findHeldInscriptionPlaces } from '../../inscriptions/find.ts';

const test = useTestApi({ now: () => new Date('2027-01-08T12:00:00Z') });
let eva: SignedInTester;
beforeAll(async () => {
  await insertOpenWorkshop(test.database);
  eva = await signedIn(test, 'staff', 'education');
});

const ask = async (source: InboxSource, id: number, form: string, payload: object) => {
  const { status, message } = await createAsker(test).post(eva, `/api/inbox/${source}/${id}/${form}`, payload);
  return status === 200 ? [200] : [status, message];
};
const lastEntry = async (source: InboxSource, id: number) =>
  (await createAsker(test).get<InboxCase>(eva, `/api/inbox/${source}/${id}`)).data.entries[0]?.id;
const refusal = (reference: string) => [
  409,
  `Esta persona volvió a enviar el formulario y tiene otra solicitud en pie, ${reference}: márquela como retirada antes de recuperar esta.`,
];

describe('a withdrawn application whose applicant has applied again', () => {
  const apply = async (differences: object = {}) => {
    const id = await insertApplication(test.database, new Date('2026-11-19T10:00:00Z'));
    const { reference } = await test.database
      .updateTable('masterclassApplications')
      .set({ name: 'Mar', lastname: 'Sosa Ruiz', email: 'mar@mar.example', ...differences })
      .where('id', '=', id)
      .returning('reference')
      .executeTakeFirstOrThrow();
    return { id, reference };
  };

  it('neither comes back nor is decided about, until the other one is withdrawn', async () => {
    await test.database.updateTable('masterclasses').set({ activeTaken: 0, activePlaces: 100 }).execute();
    const [first, other] = [await apply(), await apply({ participation: 'listener' })];
    await ask('masterclass', first.id, 'decision', { version: 0, decision: 'withdrawn' });
    const second = await apply();
    const entry = await lastEntry('masterclass', first.id);
    expect(await ask('masterclass', first.id, 'undo', { version: 1, entry })).toEqual(refusal(second.reference));
    for (const decision of ['accepted', 'waitlist'])
      expect(await ask('masterclass', first.id, 'decision', { version: 1, decision })).toEqual(
        refusal(second.reference),
      );
    await ask('masterclass', second.id, 'decision', { version: 0, decision: 'withdrawn' });
    expect(await ask('masterclass', first.id, 'undo', { version: 1, entry })).toEqual([200]);
    expect(await ask('masterclass', other.id, 'decision', { version: 0, decision: 'accepted' })).toEqual([200]);
  });
});

describe('a withdrawn inscription', () => {
  const send = async (name: string) => {
    const sent = await createAsker(test).post<{ reference: string }>(
      null,
      '/api/inscriptions/taller-profesorado',
      workshopForm(name),
    );
    const { reference } = sent.data;
    const saved = test.database.selectFrom('inscriptions').select('id').where('reference', '=', reference);
    return { reference, ...(await saved.executeTakeFirstOrThrow()) };
  };
  const held = async () =>
    (await findHeldInscriptionPlaces(test.database, 'taller-profesorado')).get(openWorkshop) ?? 0;

  it('whose sender has sent it again neither comes back nor counts again, until the other one is withdrawn', async () => {
    const first = await send('Candelaria');
    await ask('inscription', first.id, 'decision', { version: 0, decision: 'withdrawn' });
    const second = await send('Candelaria');
    const before = await held();
    const entry = await lastEntry('inscription', first.id);
    expect(await ask('inscription', first.id, 'undo', { version: 1, entry })).toEqual(refusal(second.reference));
    expect(await ask('inscription', first.id, 'decision', { version: 1, decision: 'received' })).toEqual(
      refusal(second.reference),
    );
    expect(await held()).toBe(before);
    await ask('inscription', second.id, 'decision', { version: 0, decision: 'withdrawn' });
    expect(await ask('inscription', first.id, 'undo', { version: 1, entry })).toEqual([200]);
    expect(await held()).toBe(before);
  });

  it('that came back is not saved a second time by the same form', async () => {
    const first = await send('Luz');
    const before = await held();
    await ask('inscription', first.id, 'decision', { version: 0, decision: 'withdrawn' });
    await ask('inscription', first.id, 'undo', { version: 1, entry: await lastEntry('inscription', first.id) });
    expect(await send('Luz')).toEqual(first);
    await ask('inscription', first.id, 'decision', { version: 2, decision: 'withdrawn' });
    await ask('inscription', first.id, 'decision', { version: 3, decision: 'received' });
    expect(await send('Luz')).toEqual(first);
    expect(await held()).toBe(before);
  });
});
