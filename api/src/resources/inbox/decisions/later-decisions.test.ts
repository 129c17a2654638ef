import { beforeAll, describe, expect, it } from 'vitest';
import type { InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import type { ApplicationState } from '@ofgc/shared/domain/masterclasses/application-state.ts';
import { deliverDue } from '../../../mail/deliver-emails.ts';
import { createAsker } from '../../../testing/asker.ts';
import { insertApplication } from '../../../testing/records/insert-application.ts';
import { queuedEmails } from '../../../testing/records/queued-emails.ts';
import { signedIn, type SignedInTester } from '../../../testing/signed-in.ts';
import { useTestApi } from '../../../testing/use-test-api.ts';

const test = useTestApi();
let eva: SignedInTester;
beforeAll(async () => {
  eva = await signedIn(test, 'staff', 'education');
});

const application = (state: ApplicationState = 'received') =>
  insertApplication(test.database, new Date('2026-11-19T10:00:00Z'), { state });
const ask = (url: string, who: SignedInTester, payload: object) =>
  createAsker(test).post(who, `/api/inbox${url}`, payload);
const record = async (id: number) => (await createAsker(test).get<InboxCase>(eva, `/api/inbox/masterclass/${id}`)).data;
const emails = (id: number) => queuedEmails(test.database, `masterclass:${id}:decision:%`);

describe('undoing a decision', () => {
  const places = (active: number) =>
    test.database.updateTable('masterclasses').set({ activeTaken: 0, activePlaces: active }).execute();

  it('answers 409 when the place that it would give back is taken by now', async () => {
    const id = await application();
    await ask(`/masterclass/${id}/decision`, eva, { version: 0, decision: 'rejected' });
    const { entries } = await record(id);
    await places(0);
    const full = await ask(`/masterclass/${id}/undo`, eva, { version: 1, entry: entries[0]?.id });
    expect([full.status, full.message]).toEqual([409, 'No queda plaza: libere una antes de aceptar esta solicitud.']);
    expect(await record(id)).toMatchObject({ version: 1, decision: { current: 'no aceptada' } });
    expect(await emails(id)).toHaveLength(1);
    await places(100);
    expect((await ask(`/masterclass/${id}/undo`, eva, { version: 1, entry: entries[0]?.id })).status).toBe(200);
    expect(await record(id)).toMatchObject({ decision: { current: 'recibida' } });
  });

  it('succeeds without a free place when it keeps or gives up a place', async () => {
    const [held, waiting] = [await application(), await application('waitlist')];
    for (const id of [held, waiting]) {
      await places(100);
      await ask(`/masterclass/${id}/decision`, eva, { version: 0, decision: 'accepted' });
      const { entries } = await record(id);
      await places(0);
      expect((await ask(`/masterclass/${id}/undo`, eva, { version: 1, entry: entries[0]?.id })).status).toBe(200);
    }
    await places(100);
  });
});

describe('two decisions within two minutes', () => {
  it('send only the later email; undoing the later decision sends the first email again', async () => {
    const id = await application('waitlist');
    await ask(`/masterclass/${id}/decision`, eva, { version: 0, decision: 'accepted' });
    const [accepted] = await emails(id);
    await ask(`/masterclass/${id}/decision`, eva, { version: 1, decision: 'rejected' });
    const written = await emails(id);
    expect(written).toHaveLength(1);
    expect(written[0]?.subject).not.toBe(accepted?.subject);
    const { entries } = await record(id);
    expect(entries.map(({ letter }) => letter)).toEqual(['waiting', null]);

    expect((await ask(`/masterclass/${id}/undo`, eva, { version: 2, entry: entries[0]?.id })).status).toBe(200);
    expect(await emails(id)).toMatchObject([{ subject: accepted?.subject, recipient: accepted?.recipient }]);
    expect((await emails(id))[0]?.dueAt.getTime()).toBeGreaterThan(Date.now() + 60_000);
    expect(await record(id)).toMatchObject({ decision: { current: 'aceptada' } });
  });

  it('send both emails when the first one was already sent', async () => {
    const id = await application('waitlist');
    await ask(`/masterclass/${id}/decision`, eva, { version: 0, decision: 'accepted' });
    const email = test.database.updateTable('emailQueue').where('key', 'like', `masterclass:${id}:decision:%`);
    await email.set({ sentAt: new Date(), attempts: 1 }).execute();
    await ask(`/masterclass/${id}/decision`, eva, { version: 1, decision: 'rejected' });
    const { entries } = await record(id);
    expect(entries.map((entry) => entry.letter)).toEqual(['waiting', 'sent']);
    await ask(`/masterclass/${id}/undo`, eva, { version: 2, entry: entries[0]?.id });
    expect(await emails(id)).toHaveLength(1);
  });

  it('send both emails when the first one is being delivered meanwhile', async () => {
    const id = await application('waitlist');
    await ask(`/masterclass/${id}/decision`, eva, { version: 0, decision: 'accepted' });
    const stop = new AbortController();
    await deliverDue({
      database: test.database,
      now: () => new Date(Date.now() + 3 * 60_000),
      async transport({ key }) {
        if (!key.startsWith(`masterclass:${id}:`)) return;
        await ask(`/masterclass/${id}/decision`, eva, { version: 1, decision: 'rejected' });
        stop.abort();
      },
      signal: stop.signal,
      log: () => {},
    });
    const { entries } = await record(id);
    expect(entries.map((entry) => entry.letter)).toEqual(['waiting', 'sent']);
    expect((await ask(`/masterclass/${id}/undo`, eva, { version: 2, entry: entries[0]?.id })).status).toBe(200);
    expect(await emails(id)).toHaveLength(1);
    expect((await record(id)).entries.at(-1)?.letter).toBe('sent');
  });
});
