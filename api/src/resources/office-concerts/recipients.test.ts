import { beforeAll, describe, expect, it } from 'vitest';
import { general } from '@ofgc/shared/domain/departments/department-contacts.ts';
import { hashOf, newSecret } from '../../forms/secret.ts';
import { insertWaitingEntry } from '../../testing/records/insert-waiting-entry.ts';
import { announcement, useConcertOffice } from '../../testing/concert-office.ts';
import { insertInscription } from '../../testing/records/insert-inscription.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { createAsker } from '../../testing/asker.ts';
import { signedIn, type SignedInTester } from '../../testing/signed-in.ts';

const { test, opened, save, undo } = useConcertOffice();
let clerk: SignedInTester;
beforeAll(async () => {
  clerk = await signedIn(test, 'staff', 'communication', 'box-office', 'education');
});

const askForSpace = (performance: number, more: { email?: string } = {}) =>
  insertInscription(test.database, { kind: 'silla-de-ruedas', subject: String(performance), ...more });
const emails = (concert: number) => queuedEmails(test.database, `concert:${concert}:%`);
const post = (path: string, payload: object = {}) => createAsker(test).post(clerk, path, payload);

/** Puts somebody on the waiting list of a date. @returns the number of the entry, and the secret of its link */
async function waitFor(performanceId: number, email: string) {
  const id = await insertWaitingEntry(test.database, performanceId, { email, reference: `E-${email}` });
  const { token } = newSecret();
  await test.database
    .insertInto('waitingListTokens')
    .values({ tokenHash: hashOf(token), entryId: id, createdAt: new Date() })
    .execute();
  return { id, token };
}

describe('somebody who asked for a wheelchair space', () => {
  it('is told when the concert is cancelled, and replies to the department that keeps the spaces', async () => {
    const id = await askForSpace(90_411);
    const taken = await askForSpace(90_411);
    await test.database.updateTable('inscriptions').set({ isWithdrawn: true }).where('id', '=', taken).execute();
    expect((await opened(9041)).waiting).toBe(1);
    expect((await save(9041, { 'status-90411': 'cancelled', ...announcement })).status).toBe(200);
    const [email, ...others] = await emails(9041);
    expect(others).toEqual([]);
    expect(email?.key).toBe(`concert:9041:1:inscriptions-${id}`);
    expect(email?.text).toContain(announcement.textEs);
    expect(email?.text).toContain('Pedía: Espacio para silla de ruedas.');
    expect(email?.text).toContain('No se celebra:\n');
    expect(email?.text).not.toContain('sigue en pie');
    const department = test.database.selectFrom('departments').select('email').where('key', '=', 'accessibility');
    expect(email?.replyTo).toBe((await department.executeTakeFirstOrThrow()).email);
    expect((await undo(9041)).status).toBe(200);
    expect(await emails(9041)).toEqual([]);
  });

  it('is told when the department has left the content, and replies to the general address', async () => {
    const kinds = test.database
      .selectFrom('inscriptionKinds')
      .select('definition')
      .where('key', '=', 'silla-de-ruedas');
    const { definition } = await kinds.executeTakeFirstOrThrow();
    const former = { ...definition, key: 'antigua', department: 'closed' };
    await test.database
      .insertInto('inscriptionKinds')
      .values({ key: 'antigua', definition: JSON.stringify(former), isFormer: true })
      .execute();
    await insertInscription(test.database, { kind: 'antigua', subject: '90381' });
    expect((await save(9038, { 'status-90381': 'cancelled', ...announcement })).status).toBe(200);
    expect((await emails(9038)).map(({ replyTo }) => replyTo)).toEqual([general.email]);
  });

  it('is told once of each date, however many requests have come in the name of one address', async () => {
    for (let number = 0; number < 7; number += 1) await askForSpace(90_471, { email: 'somebody@example.org' });
    expect((await opened(9047)).waiting).toBe(1);
    expect((await save(9047, { 'status-90471': 'cancelled', ...announcement })).status).toBe(200);
    expect(await emails(9047)).toHaveLength(1);
  });

  it('is told when the concert is moved, and that the request stands', async () => {
    await askForSpace(90_431);
    expect((await save(9043, { 'date-90431': '2027-02-06', ...announcement })).status).toBe(200);
    expect((await emails(9043))[0]?.text).toContain('Lo que hayamos acordado sobre su solicitud sigue en pie.');
  });
});

describe('an email that is held back', () => {
  it('does not reach somebody who has left the waiting list, and the others’ can still be taken back', async () => {
    const leaving = await waitFor(90_441, 'leaving@example.org');
    await waitFor(90_441, 'staying@example.org');
    expect((await save(9044, { 'status-90441': 'cancelled', ...announcement })).status).toBe(200);
    expect(await emails(9044)).toHaveLength(2);
    expect((await post(`/api/waitlist/${leaving.token}/leave`)).status).toBe(200);
    expect((await emails(9044)).map(({ recipient }) => recipient)).toEqual(['staying@example.org']);
    expect(await opened(9044)).toMatchObject({ canUndo: true });
    expect((await opened(9044)).history[0]).toMatchObject({ letters: 1 });
    expect((await undo(9044)).status).toBe(200);
    expect(await emails(9044)).toEqual([]);
  });

  it('does not reach somebody who has left the waiting list, when the office has written to that person alone', async () => {
    const leaving = await waitFor(90_461, 'answered@example.org');
    const answer = { version: 0, subject: 'Dos entradas', text: 'Tenemos dos entradas.' };
    expect((await post(`/api/inbox/waiting-list/${leaving.id}/letter`, answer)).status).toBe(200);
    const held = () =>
      test.database.selectFrom('emailQueue').select('key').where('recipient', '=', 'answered@example.org').execute();
    expect(await held()).toHaveLength(1);
    expect((await post(`/api/waitlist/${leaving.token}/leave`)).status).toBe(200);
    expect(await held()).toEqual([]);
  });

  it.each(['withdrawn', 'erased'])(
    'reaches somebody of whose two requests the first was %s, about the second',
    async (end) => {
      const concert = end === 'withdrawn' ? 9042 : 9048;
      const date = concert * 10 + 1;
      const [first, second] = [
        await askForSpace(date, { email: 'Twice@example.org' }),
        await askForSpace(date, { email: 'twice@example.org' }),
      ];
      expect((await save(concert, { [`date-${date}`]: '2027-02-06', ...announcement })).status).toBe(200);
      const references = test.database
        .selectFrom('inscriptions')
        .select('reference')
        .where('id', 'in', [first, second])
        .orderBy('id');
      const [reference = '', other = ''] = (await references.execute()).map((one) => one.reference);
      expect((await emails(concert)).map(({ key, text }) => [key.split(':')[3], text.includes(reference)])).toEqual([
        [`inscriptions-${first}`, true],
      ]);
      const path = `/api/inbox/inscription/${first}`;
      const ended =
        end === 'withdrawn'
          ? await post(`${path}/decision`, { version: 0, decision: 'withdrawn' })
          : await post(`${path}/erase`, { version: 0, reference });
      expect(ended.status).toBe(200);
      expect(
        (await emails(concert)).map(({ key, text, html }) => [
          key.split(':')[3],
          text.includes(other),
          html.includes(other),
        ]),
      ).toEqual([[`inscriptions-${second}`, true, true]]);
      expect((await opened(concert)).history[0]).toMatchObject({ letters: 1 });
      expect(
        (await post(`/api/inbox/inscription/${second}/decision`, { version: 0, decision: 'withdrawn' })).status,
      ).toBe(200);
      expect(await emails(concert)).toEqual([]);
    },
  );

  it('does not reach somebody who has taken back a request, or whose entry was erased', async () => {
    const space = await askForSpace(90_451);
    const entry = await waitFor(90_451, 'erased@example.org');
    expect((await save(9045, { 'status-90451': 'postponed', ...announcement })).status).toBe(200);
    expect(await emails(9045)).toHaveLength(2);
    const withdrawal = { version: 0, decision: 'withdrawn' };
    expect((await post(`/api/inbox/inscription/${space}/decision`, withdrawal)).status).toBe(200);
    const erasure = { version: 0, reference: 'E-erased@example.org' };
    expect((await post(`/api/inbox/waiting-list/${entry.id}/erase`, erasure)).status).toBe(200);
    expect(await emails(9045)).toEqual([]);
    expect((await opened(9045)).canUndo).toBe(true);
  });
});
