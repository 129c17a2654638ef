import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { plainDate } from '@ofgc/shared/dates/format.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { useFreshApi } from '../../testing/use-test-api.ts';
import { insertSoldOutConcert, soldOutPerformance, waitingListForm } from '../../testing/forms/waiting-list-form.ts';

let startsAt: Date;
let siteTime = new Date();
const test = useFreshApi(['waitingListEntries', 'emailQueue'], { now: () => siteTime });
beforeAll(() => insertSoldOutConcert(test.database));
beforeEach(async () => {
  const now = Date.now();
  startsAt = new Date(now + 5 * 3_600_000);
  await test.database
    .updateTable('performances')
    .set({ startsAt, endsAt: new Date(startsAt.getTime() + 7_200_000) })
    .where('id', '=', soldOutPerformance)
    .execute();
  siteTime = new Date(now);
});

const join = (seats = '2', lang = 'es') => test.api.inject(waitingListForm(seats, lang));
const emails = () => queuedEmails(test.database);

describe('the waiting list of a concert within two days', () => {
  it('asks to confirm the place before the concert begins', async () => {
    await join();
    const [email] = await emails();
    expect(email?.text).toContain(
      `Vale hasta el ${plainDate(startsAt, 'full', 'es')}, ${plainDate(startsAt, 'time', 'es')}.`,
    );
  });

  it('is closed when the concert begins, for new people and for links', async () => {
    await join();
    const token = /lista-de-espera\/([\w-]{32})/.exec((await emails())[0]?.text ?? '')?.[1] ?? 'none';
    siteTime = new Date(startsAt.getTime() - 1_000);
    expect((await test.api.inject(`/api/waitlist/${token}?lang=es`)).json()).toMatchObject({
      data: { state: 'requested' },
    });
    siteTime = startsAt;
    expect((await join()).statusCode).toBe(409);
    expect((await test.api.inject(`/api/waitlist/${token}?lang=es`)).json()).toMatchObject({
      data: { state: 'ended' },
    });
  });
});
