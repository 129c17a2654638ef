import { beforeAll, describe, expect, it } from 'vitest';
import { maxConfirmations } from '../../mail/confirmation-limits.ts';
import { createAsker } from '../../testing/asker.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { useFreshApi } from '../../testing/use-test-api.ts';
import { insertSoldOutConcert, waitingListForm } from '../../testing/forms/waiting-list-form.ts';

const test = useFreshApi(['waitingListEntries', 'emailQueue']);
beforeAll(() => insertSoldOutConcert(test.database));

const join = (seats: string, lang = 'es') => test.api.inject(waitingListForm(seats, lang));
const emails = () => queuedEmails(test.database);
const entries = () => test.database.selectFrom('waitingListEntries').selectAll().execute();
const tokenOf = (email?: { text: string }) => /lista-de-espera\/([\w-]{32})/.exec(email?.text ?? '')?.[1] ?? 'none';
const post = (token: string, change: 'confirm' | 'leave') =>
  test.api.inject({ method: 'POST', url: `/api/waitlist/${token}/${change}`, payload: {} });
const confirmFirst = async () => post(tokenOf((await emails())[0]), 'confirm');

describe('a place whose address the office corrects', () => {
  it('is no longer given up by a link of before, and the new address gets one', async () => {
    await join('2');
    const former = tokenOf((await emails())[0]);
    await post(former, 'confirm');
    const [entry] = await entries();
    const clerk = await signedIn(test, 'staff', 'box-office');
    const form = { version: 0, email: 'nueva@example.org' };
    const path = `/api/inbox/waiting-list/${entry?.id}/correction`;
    expect((await createAsker(test).post(clerk, path, form)).status).toBe(200);
    const written = await emails();
    const joined = written.filter(({ subject }) => subject.startsWith('Está en la lista de espera'));
    // The one to the former address had not left: it is taken back.
    expect(joined.map(({ recipient }) => recipient)).toEqual(['nueva@example.org']);
    expect(written.map(({ recipient }) => recipient)).not.toContain('ana@example.org');
    expect((await post(former, 'leave')).statusCode).toBe(404);
    expect(await entries()).toMatchObject([{ email: 'nueva@example.org', seats: 2 }]);
    expect((await post(tokenOf(joined[0]), 'leave')).statusCode).toBe(200);
    expect(await entries()).toEqual([]);
  });
});

describe('a request that is sent again with another number of seats', () => {
  it('counts once, with the new number, which the email about the confirmed place has', async () => {
    await join('8');
    expect((await join('2')).statusCode).toBe(202);
    expect(await entries()).toMatchObject([{ seats: 2 }]);
    expect(await emails()).toHaveLength(1);
    expect((await confirmFirst()).statusCode).toBe(200);
    expect((await emails())[1]?.text).toContain('Su solicitud de 2 localidades está confirmada');
  });

  it('is corrected although its address got its emails of the day', async () => {
    await join('8');
    const [entry] = await entries();
    for (let email = 1; email < maxConfirmations; email++)
      await test.database
        .insertInto('waitingListTokens')
        .values({ tokenHash: `hash ${email}`, entryId: entry?.id ?? 0, createdAt: new Date() })
        .execute();
    await join('2');
    expect(await entries()).toMatchObject([{ seats: 2, requestedAt: entry?.requestedAt }]);
    expect(await emails()).toHaveLength(1);
  });

  it('does not change a confirmed place, which only its owner’s link may', async () => {
    await join('2');
    await confirmFirst();
    await join('8');
    expect(await entries()).toMatchObject([{ seats: 2 }]);
  });
});
