import { beforeAll, describe, expect, it } from 'vitest';
import { maxConfirmations } from '../../mail/confirmation-limits.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { useFreshApi } from '../../testing/use-test-api.ts';
import { insertSoldOutConcert, waitingListForm } from '../../testing/forms/waiting-list-form.ts';

const test = useFreshApi(['waitingListEntries', 'emailQueue']);
beforeAll(() => insertSoldOutConcert(test.database));

const join = (seats: string, lang = 'es') => test.api.inject(waitingListForm(seats, lang));
const emails = () => queuedEmails(test.database);
const entries = () => test.database.selectFrom('waitingListEntries').selectAll().execute();
const confirmFirst = async () => {
  const token = /lista-de-espera\/([\w-]{32})/.exec((await emails())[0]?.text ?? '')?.[1] ?? 'none';
  return test.api.inject({ method: 'POST', url: `/api/waitlist/${token}/confirm`, payload: {} });
};

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
