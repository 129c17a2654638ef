import { beforeAll, describe, expect, it } from 'vitest';
import type { InboxCase } from '@ofgc/shared/domain/inbox/inbox.schema.ts';
import { createAsker } from '../../testing/asker.ts';
import { insertApplication } from '../../testing/records/insert-application.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
let eva: SignedInTester;
let ana: SignedInTester;
beforeAll(async () => {
  eva = await signedIn(test, 'staff', 'education');
  ana = await signedIn(test, 'staff', 'education');
});

const application = () => insertApplication(test.database, new Date('2026-11-19T10:00:00Z'));
const post = (url: string, who: SignedInTester, payload: object) =>
  createAsker(test).post(who, `/api/inbox/masterclass/${url}`, payload);

describe('two editors of one record', () => {
  it('the second editor gets 409 with the name of the first and changes nothing', async () => {
    const id = await application();
    await post(`${id}/case`, ana, { version: 0, status: 'in-hand', holder: 'me' });
    const late = await post(`${id}/letter`, eva, { version: 0, subject: 'Hola', text: 'Una carta larga.' });
    expect(late.status).toBe(409);
    expect(late.message).toMatch(/^Tester \d+ ha cambiado este registro .* sigue aquí/);
    const otherTab = await post(`${id}/letter`, ana, { version: 0, subject: 'Hola', text: 'Otra.' });
    expect([otherTab.status, otherTab.message]).toEqual([409, expect.stringContaining('en otra pestaña')]);
    const { data } = await createAsker(test).get<InboxCase>(eva, `/api/inbox/masterclass/${id}`);
    expect(data.entries).toHaveLength(1);
    expect(data.entries[0], 'the name is with the actor, where the removal of an account finds it').toMatchObject({
      actor: expect.stringMatching(/^Tester/) as string,
      text: expect.not.stringContaining('Tester') as string,
    });
  });

  it('a decision that is sent again gets the same answer, and 409 once it was taken back', async () => {
    const id = await application();
    const decide = () => post(`${id}/decision`, eva, { version: 0, decision: 'rejected' });
    expect([(await decide()).status, (await decide()).status]).toEqual([200, 200]);
    const { data } = await createAsker(test).get<InboxCase>(eva, `/api/inbox/masterclass/${id}`);
    const [entry] = data.entries;
    expect((await post(`${id}/undo`, eva, { version: data.version, entry: entry?.id })).status).toBe(200);
    const again = await decide();
    expect([again.status, again.message]).toEqual([409, expect.stringContaining('en otra pestaña')]);
  });

  it('one of twenty simultaneous decisions counts, and one email is written', async () => {
    const id = await application();
    const tries = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        post(`${id}/decision`, index % 2 ? eva : ana, { version: 0, decision: 'rejected' }),
      ),
    );
    const statuses = (rest: number) =>
      new Set(tries.flatMap(({ status }, index) => (index % 2 === rest ? [status] : [])));
    expect([statuses(0), statuses(1)]).toEqual(expect.arrayContaining([new Set([200]), new Set([409])]));
    const emails = test.database.selectFrom('emailQueue').select('id').where('key', 'like', `masterclass:${id}:%`);
    expect(await emails.execute()).toHaveLength(1);
  });
});
