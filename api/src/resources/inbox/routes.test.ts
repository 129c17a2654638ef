import { beforeAll, describe, expect, it } from 'vitest';
import type { InboxLine, InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import type { ApplicationState } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import { insertMessage } from '../../testing/records/insert-message.ts';
import { askBelow } from '../../testing/asker.ts';
import { insertApplication } from '../../testing/records/insert-application.ts';
import { insertInscription } from '../../testing/records/insert-inscription.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { content } from '../../testing/site-content.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
let eva: SignedInTester;
let ana: SignedInTester;
let visitors: Record<string, SignedInTester | undefined>;
const at = new Date('2026-11-19T10:00:00Z');

beforeAll(async () => {
  const { database } = test;
  eva = await signedIn(test, 'staff', 'education');
  ana = await signedIn(test, 'staff', 'education', 'box-office', 'communication');
  visitors = {
    nobody: undefined,
    centre: await signedIn(test, 'centre'),
    schools: await signedIn(test, 'staff', 'schools'),
    channel: await signedIn(test, 'staff', 'channel'),
    education: eva,
    boxOffice: await signedIn(test, 'staff', 'box-office'),
    communication: await signedIn(test, 'staff', 'communication'),
  };
  for (const departmentKey of ['tickets', 'education', 'press'])
    await insertMessage(database, { departmentKey, reference: `C-${departmentKey}` });
  for (const kind of ['silla-de-ruedas', 'taller-profesorado', 'informacion-publica'])
    await insertInscription(database, {
      kind,
      subject: 's',
      reference: `I-${kind}`,
      email: 'sol@sol.example',
      lang: 'en',
    });
});

const application = (state: ApplicationState = 'received') => insertApplication(test.database, at, { state });
const below = askBelow(test, '/api/inbox');
const ask = (url: string, visitor?: SignedInTester, payload?: object) => below(visitor ?? null, url, payload);
const record = async (id: number, visitor = eva) => (await ask(`/masterclass/${id}`, visitor)).data as InboxCase;
const emails = (id: number) => queuedEmails(test.database, `masterclass:${id}:decision:%`);

describe('access to the inbox', () => {
  it('shows a role only the records of its departments', async () => {
    const seen = async (visitor?: SignedInTester) =>
      ((await ask('?perPage=100', visitor)).data as InboxLine[])
        .map(({ reference }) => reference)
        .filter((reference) => !reference.startsWith('M-'))
        .toSorted();
    expect(await seen(visitors.education)).toEqual(['C-education', 'I-taller-profesorado']);
    expect(await seen(visitors.boxOffice)).toEqual(['C-tickets', 'I-silla-de-ruedas']);
    expect(await seen(visitors.communication)).toEqual(['C-press', 'I-informacion-publica']);
    expect(await seen(ana)).toHaveLength(6);
  });

  it('answers 401 or 403 to everybody else, and 404 to a role for a record of another', async () => {
    const id = await application();
    const addresses: [string, Record<string, unknown> | undefined][] = [
      ['', undefined],
      [`/masterclass/${id}`, undefined],
      [`/masterclass/${id}/case`, { version: 0, status: 'closed', holder: 'me' }],
      [`/masterclass/${id}/note`, { text: 'x' }],
      [`/masterclass/${id}/letter`, { version: 0, subject: 'x', text: 'x' }],
      [`/masterclass/${id}/decision`, { version: 0, decision: 'accepted' }],
      [`/masterclass/${id}/undo`, { version: 0, entry: 1 }],
      [`/masterclass/${id}/erase`, { version: 0, reference: 'M-1' }],
    ];
    for (const [address, payload] of addresses) {
      const statuses = await Promise.all(
        ['nobody', 'centre', 'schools', 'channel', 'boxOffice', 'communication'].map(
          async (name) => (await ask(address, visitors[name], payload)).status,
        ),
      );
      const elsewhere = address === '' ? 200 : 404;
      expect(statuses, address).toEqual([401, 403, 403, 403, elsewhere, elsewhere]);
    }
    expect(await record(id)).toMatchObject({ version: 0, entries: [] });
    expect(await emails(id)).toEqual([]);
  });

  it('writes each reading and change to the access records', async () => {
    const id = await application();
    await record(id);
    await ask(`/masterclass/${id}/note`, eva, { text: 'Llamar el lunes.' });
    const rows = await test.database
      .selectFrom('accessRecords')
      .select(['actor', 'action', 'detail'])
      .where('recordTable', '=', 'masterclassApplications')
      .where('recordId', '=', String(id))
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { actor: eva.email, action: 'read', detail: '' },
      { actor: eva.email, action: 'change', detail: 'note' },
    ]);
  });
});

describe('the list of the inbox', () => {
  it('is filtered by status, source, holder and words, and divided into pages', async () => {
    const id = await application();
    await ask(`/masterclass/${id}/case`, eva, { version: 0, status: 'in-hand', holder: 'me' });
    const ids = async (query: string) => {
      const { data } = await ask(query, eva);
      return (data as InboxLine[]).map(({ source, id: one }) => `${source} ${one}`);
    };
    expect(await ids('?status=in-hand')).toContain(`masterclass ${id}`);
    expect(await ids('?status=new&perPage=100')).not.toContain(`masterclass ${id}`);
    expect(await ids('?holder=me')).toContain(`masterclass ${id}`);
    expect(await ids('?source=contact&perPage=100')).not.toContain(`masterclass ${id}`);
    const { reference } = await record(id);
    expect(await ids(`?q=sosa ${reference}`)).toEqual([`masterclass ${id}`]);
    expect(await ids('?perPage=1&page=2')).toHaveLength(1);
    expect((await ask('?status=lost', eva)).status).toBe(400);
  });
});

describe('the decision on an application', () => {
  it('is sent by email in the applicant’s language, and can be undone until the email leaves', async () => {
    const id = await application();
    expect((await ask(`/masterclass/${id}/decision`, eva, { version: 0, decision: 'accepted' })).status).toBe(200);
    const decided = await record(id);
    expect(decided).toMatchObject({ status: 'answered', holder: expect.any(String) as string, version: 1 });
    expect(decided.entries[0]).toMatchObject({
      kind: 'decision',
      canUndo: true,
      text: 'Solicitud: aceptada (antes, recibida)',
    });
    const [email] = await emails(id);
    expect(email).toMatchObject({ lang: 'en', subject: expect.stringContaining('Your place as an active') as string });
    expect(email?.dueAt.getTime()).toBeGreaterThan(Date.now());

    const entry = decided.entries[0]?.id;
    expect((await ask(`/masterclass/${id}/undo`, eva, { version: 1, entry })).status).toBe(200);
    expect(await emails(id)).toEqual([]);
    expect(await record(id)).toMatchObject({ status: 'new', holder: null, decision: { current: 'recibida' } });
    const again = await ask(`/masterclass/${id}/undo`, eva, { version: 2, entry });
    expect(again.status).toBe(409);
  });

  it('refuses a listener with an email that does not mention playing or free listening', async () => {
    const id = await insertApplication(test.database, at, { state: 'waitlist', participation: 'listener' });
    expect((await ask(`/masterclass/${id}/decision`, eva, { version: 0, decision: 'rejected' })).status).toBe(200);
    const [email] = await emails(id);
    expect(email?.text).toContain('This time we cannot offer you a place as a listener.');
    expect(email?.text).not.toContain('active participant');
    expect(email?.text).not.toContain('at no cost');
  });

  it('cannot be undone once the email has left', async () => {
    const id = await application();
    await ask(`/masterclass/${id}/decision`, eva, { version: 0, decision: 'rejected' });
    await test.database
      .updateTable('emailQueue')
      .set({ sentAt: new Date(), attempts: 1 })
      .where('key', 'like', `masterclass:${id}:%`)
      .execute();
    const { entries } = await record(id);
    expect(entries[0]).toMatchObject({ canUndo: false, letter: 'sent' });
    expect((await ask(`/masterclass/${id}/undo`, eva, { version: 1, entry: entries[0]?.id })).status).toBe(409);
  });

  it('shows the state of its email, and cannot be undone while the email is being delivered', async () => {
    const id = await application();
    await ask(`/masterclass/${id}/decision`, eva, { version: 0, decision: 'accepted' });
    const last = async () => (await record(id)).entries[0];
    const email = test.database.updateTable('emailQueue').where('key', 'like', `masterclass:${id}:%`);
    expect(await last()).toMatchObject({ canUndo: true, letter: 'waiting' });
    // A delivering process holds the email for two minutes.
    await email.set({ attempts: 1, dueAt: new Date(Date.now() + 120_000) }).execute();
    expect(await last()).toMatchObject({ canUndo: false, letter: 'waiting' });
    const undoing = await ask(`/masterclass/${id}/undo`, eva, { version: 1, entry: (await last())?.id });
    expect(undoing.status).toBe(409);
    await email.set({ failure: '421 try again' }).execute();
    expect(await last()).toMatchObject({ canUndo: false, letter: 'delayed' });
    await email.set({ failure: '550 no such user', givenUpAt: new Date() }).execute();
    expect(await last()).toMatchObject({ canUndo: false, letter: 'failed' });
  });

  it('accepts an application from the waiting list only into a free place', async () => {
    const id = await application('waitlist');
    await test.database
      .updateTable('masterclasses')
      .set((set) => ({ activeTaken: set.ref('activePlaces') }))
      .execute();
    const full = await ask(`/masterclass/${id}/decision`, eva, { version: 0, decision: 'accepted' });
    expect([full.status, full.message]).toEqual([409, 'No queda plaza: libere una antes de aceptar esta solicitud.']);
    await test.database.updateTable('masterclasses').set({ activeTaken: 0, activePlaces: 100 }).execute();
    expect((await ask(`/masterclass/${id}/decision`, eva, { version: 0, decision: 'accepted' })).status).toBe(200);
  });
});

it('a record has its subject in the office’s language, and for the answer in the sender’s', async () => {
  const title = content.masterclasses[0]?.title;
  const { subject, emailSubject } = await record(await application());
  expect([subject, emailSubject]).toEqual([title?.es, title?.en]);
});

it('an email from the inbox is in the visitor’s language, with the department’s address and reference', async () => {
  const found = ((await ask('?q=silla', ana)).data as InboxLine[])[0];
  expect((await ask(`/inscription/${found?.id}/letter`, ana, { version: 0, subject: '', text: '' })).status).toBe(422);
  await ask(`/inscription/${found?.id}/letter`, ana, { version: 0, subject: 'Your space', text: 'It is <reserved>.' });
  const [email] = await queuedEmails(test.database, `inbox:inscription:${found?.id}:1`);
  expect(email).toMatchObject({ lang: 'en', recipient: 'sol@sol.example', subject: 'Your space (I-silla-de-ruedas)' });
  expect(email?.text).toContain('It is <reserved>.');
  expect(email?.html).toContain('It is &lt;reserved&gt;.');
  expect(email?.replyTo).toContain('@');
});
