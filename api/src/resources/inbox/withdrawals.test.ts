import { beforeAll, describe, expect, it } from 'vitest';
import type { InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import type { InboxSource } from '@ofgc/shared/domain/inbox/inbox.ts';
import { enqueueEmail } from '../../mail/email-queue.ts';
import { insertMessage } from '../../testing/records/insert-message.ts';
import { createAsker } from '../../testing/asker.ts';
import { insertApplication } from '../../testing/records/insert-application.ts';
import { insertInscription } from '../../testing/records/insert-inscription.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { findHeldInscriptionPlaces } from '../inscriptions/find.ts';
import { findHeldMasterclassPlaces } from '../masterclasses/places.ts';

const test = useTestApi();
let eva: SignedInTester;
beforeAll(async () => {
  eva = await signedIn(test, 'staff', 'education', 'box-office', 'communication');
});

const at = new Date('2026-11-19T10:00:00Z');
const ask = (source: InboxSource, id: number, form: string, payload: object) =>
  createAsker(test).post(eva, `/api/inbox/${source}/${id}/${form}`, payload);
const record = async (source: InboxSource, id: number) =>
  (await createAsker(test).get<InboxCase>(eva, `/api/inbox/${source}/${id}`)).data;
const emails = (key: string) => queuedEmails(test.database, `${key}%`);

describe('an inscription that its sender takes back', () => {
  const held = async () => (await findHeldInscriptionPlaces(test.database, 'visita-guiada')).get('2026-12-02') ?? 0;

  it('holds no places any more, without an email, until the office undoes that or counts it again', async () => {
    const id = await insertInscription(test.database, { kind: 'visita-guiada', subject: '2026-12-02', places: 4 });
    expect(await held()).toBe(4);
    expect((await record('inscription', id)).decision).toEqual({ current: 'recibida', options: ['withdrawn'] });
    expect((await ask('inscription', id, 'decision', { version: 0, decision: 'withdrawn' })).status).toBe(200);
    expect(await held()).toBe(0);
    const withdrawn = await record('inscription', id);
    expect(withdrawn).toMatchObject({ status: 'closed', decision: { current: 'retirada', options: ['received'] } });
    expect(withdrawn.entries).toMatchObject([
      { text: 'Solicitud: retirada (antes, recibida)', canUndo: true, letter: null },
    ]);
    expect(await emails('inscriptions:')).toEqual([]);
    await ask('inscription', id, 'undo', { version: 1, entry: withdrawn.entries[0]?.id });
    expect(await held()).toBe(4);
    await ask('inscription', id, 'decision', { version: 2, decision: 'withdrawn' });
    await ask('inscription', id, 'decision', { version: 3, decision: 'received' });
    expect(await held()).toBe(4);
    expect(await record('inscription', id)).toMatchObject({ status: 'in-hand', decision: { current: 'recibida' } });
  });

  it('gets the emails that the office wrote to it, and none about the concert', async () => {
    const id = await insertInscription(test.database, { kind: 'visita-guiada', subject: '2026-12-02', places: 4 });
    const [own, concert] = [`inbox:inscription:${id}:1`, `concert:41:1:inscriptions-${id}`];
    for (const key of [own, concert])
      await enqueueEmail(test.database, { key, recipient: 'a@b.example', lang: 'es', subject: '', text: '', html: '' });
    await ask('inscription', id, 'decision', { version: 0, decision: 'withdrawn' });
    expect([await emails(own), await emails(concert)]).toMatchObject([[{ key: own }], []]);
  });

  it('is neither accepted nor refused', async () => {
    const id = await insertInscription(test.database, { kind: 'visita-guiada', subject: '2026-12-02', places: 4 });
    for (const decision of ['accepted', 'rejected', 'received'])
      expect((await ask('inscription', id, 'decision', { version: 0, decision })).status).toBe(422);
  });
});

describe('an application that its sender takes back', () => {
  const held = async () => (await findHeldMasterclassPlaces(test.database)).held(1, 'active');

  it('holds no place any more, without an email, and can be accepted again', async () => {
    const id = await insertApplication(test.database, at);
    const before = await held();
    expect((await ask('masterclass', id, 'decision', { version: 0, decision: 'withdrawn' })).status).toBe(200);
    expect(await held()).toBe(before - 1);
    expect(await emails(`masterclass:${id}:`)).toEqual([]);
    expect(await record('masterclass', id)).toMatchObject({
      status: 'closed',
      decision: { current: 'retirada', options: ['accepted', 'waitlist'] },
    });
    expect((await ask('masterclass', id, 'decision', { version: 1, decision: 'rejected' })).status).toBe(422);
    expect((await ask('masterclass', id, 'decision', { version: 1, decision: 'accepted' })).status).toBe(200);
    expect(await emails(`masterclass:${id}:decision:`)).toHaveLength(1);
  });

  it('gets no email of a decision that was waiting, and gets it after all where that is undone', async () => {
    const id = await insertApplication(test.database, at);
    await ask('masterclass', id, 'decision', { version: 0, decision: 'accepted' });
    await ask('masterclass', id, 'decision', { version: 1, decision: 'withdrawn' });
    expect(await emails(`masterclass:${id}:decision:`)).toEqual([]);
    const { entries } = await record('masterclass', id);
    expect((await ask('masterclass', id, 'undo', { version: 2, entry: entries[0]?.id })).status).toBe(200);
    expect(await emails(`masterclass:${id}:decision:`)).toHaveLength(1);
    expect(await record('masterclass', id)).toMatchObject({ status: 'answered', decision: { current: 'aceptada' } });
  });
});

it('nothing is decided about a message', async () => {
  const id = await insertMessage(test.database);
  expect((await record('contact', id)).decision).toBeNull();
  expect((await ask('contact', id, 'decision', { version: 0, decision: 'withdrawn' })).status).toBe(422);
});
