import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { createAsker } from '../../testing/asker.ts';
import { announcement, useConcertOffice } from '../../testing/concert-office.ts';
import { holdTransaction } from '../../testing/interleaving/carry-out-transaction.ts';
import { insertWaitingEntry } from '../../testing/records/insert-waiting-entry.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { hashOf, newSecret } from '../../forms/secret.ts';
import { currentText } from '../consents/consent-texts.ts';
import { shownEarlier } from '@ofgc/shared/testing/shown-earlier.ts';

const { test, eva, save } = useConcertOffice();

const post = (path: string, payload: object = {}) => createAsker(test).post(null, path, payload);
const emailsAbout = async (concert: number) =>
  (await queuedEmails(test.database, `concert:${concert}:%`)).map(({ recipient }) => recipient);

/** Puts somebody on the waiting list of a concert's date, which is sold out now. @returns the secret of their link */
async function waitFor(concert: number, entry: { email: string; confirmedAt?: null }) {
  const performanceId = concert * 10 + 1;
  await save(concert, { [`sale-${performanceId}`]: 'soldOut', [`list-${performanceId}`]: 'true' });
  const id = await insertWaitingEntry(test.database, performanceId, entry);
  const { token } = newSecret();
  await test.database
    .insertInto('waitingListTokens')
    .values({ tokenHash: hashOf(token), entryId: id, createdAt: new Date() })
    .execute();
  return token;
}
const isWaiting = async () => {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(test.database);
  return rows.length > 0;
};
type Request = () => Promise<{ status: number }>;
/** Sends one request, and another one while the first is not committed yet. @returns their statuses */
async function overlap(first: Request, second: Request) {
  const commit = await holdTransaction(test.database, first);
  let hasEnded = false;
  const secondEnd = second().finally(() => (hasEnded = true));
  await vi.waitFor(async () => expect(hasEnded || (await isWaiting())).toBe(true), { timeout: 20_000 });
  return (await Promise.all([commit(), secondEnd])).map(({ status }) => status);
}

// The embedded database has one connection, so that there one transaction follows the other.
describe.runIf(process.env.DATABASE_URL)('while the office moves a concert', () => {
  it('it waits for somebody who is confirming a place, and emails them', async () => {
    const token = await waitFor(9038, { email: 'confirming@example.org', confirmedAt: null });
    const both = await overlap(
      () => post(`/api/waitlist/${token}/confirm`),
      () => save(9038, { 'date-90381': '2027-02-06', ...announcement }),
    );
    expect(both).toEqual([200, 200]);
    expect(await emailsAbout(9038)).toEqual(['confirming@example.org']);
  });

  it('whoever confirms a place meanwhile reads the new date', async () => {
    const token = await waitFor(9041, { email: 'late@example.org', confirmedAt: null });
    const both = await overlap(
      () => save(9041, { 'date-90411': '2027-02-06', ...announcement }),
      () => post(`/api/waitlist/${token}/confirm`),
    );
    expect(both).toEqual([200, 200]);
    const [joined] = (await queuedEmails(test.database)).filter(({ recipient }) => recipient === 'late@example.org');
    expect(joined?.text).toContain('6 de febrero de 2027');
  });

  it('whoever leaves meanwhile gets no email', async () => {
    const token = await waitFor(9043, { email: 'leaving@example.org' });
    const both = await overlap(
      () => save(9043, { 'date-90431': '2027-02-06', ...announcement }),
      () => post(`/api/waitlist/${token}/leave`),
    );
    expect(both).toEqual([200, 200]);
    expect(await emailsAbout(9043)).toEqual([]);
  });

  it('whoever’s address is corrected meanwhile gets the email there', async () => {
    await waitFor(9046, { email: 'wrong@example.org' });
    const { id } = await test.database
      .selectFrom('waitingListEntries')
      .select('id')
      .where('email', '=', 'wrong@example.org')
      .executeTakeFirstOrThrow();
    const correction = { version: 0, email: 'right@example.org' };
    const both = await overlap(
      () => save(9046, { 'date-90461': '2027-02-06', ...announcement }),
      () => createAsker(test).post(eva, `/api/inbox/waiting-list/${id}/correction`, correction),
    );
    expect(both).toEqual([200, 200]);
    expect(await emailsAbout(9046)).toEqual(['right@example.org']);
  });

  it('whoever asks for a wheelchair space meanwhile reads the new date', async () => {
    const form = {
      name: 'Candelaria Ojeda',
      email: 'candelaria@example.org',
      performance: '90441',
      spaces: '1',
      companions: 'uno',
      consent: 'true',
      consentVersion: currentText('wheelchairSpace').version,
      shownAt: shownEarlier(),
    };
    const both = await overlap(
      () => save(9044, { 'date-90441': '2027-02-06', ...announcement }),
      () => post('/api/inscriptions/silla-de-ruedas', form),
    );
    expect(both).toEqual([200, 201]);
    const [received] = await queuedEmails(test.database, 'inscriptions:%:visitor');
    expect(received?.text).toContain('6 de febrero de 2027');
  });
});
