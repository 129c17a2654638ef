import { expect, it } from 'vitest';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { insertInscription } from '../../testing/records/insert-inscription.ts';
import { insertWaitingEntry } from '../../testing/records/insert-waiting-entry.ts';
import { queuedEmails } from '../../testing/records/queued-emails.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { testDay, testSettings } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { insertSoldOutConcert, soldOutPerformance } from '../../testing/forms/waiting-list-form.ts';
import type { Identity } from '../sessions/identity.ts';
import { enqueueEmails } from './enqueue-emails.ts';

const test = useTestApi();
const context = { ...testSettings, now: createClock(testDay) };
const change = { id: 9041, performances: [soldOutPerformance], announcement: { es: 'Se cancela.' }, context };

it('each further person on a waiting list costs one statement, their email', async () => {
  const { accountId, email } = await signedIn(test, 'staff', 'box-office');
  const who = { accountId, email } as Identity;
  await insertSoldOutConcert(test.database);
  let people = 0;
  const statementsWith = async (total: number) => {
    while (people < total) {
      people += 1;
      await insertWaitingEntry(test.database, soldOutPerformance, { lang: people % 2 ? 'es' : 'en' });
    }
    return countStatements(test.database, (counted) => enqueueEmails(counted, { ...change, version: total, who }));
  };
  const few = await statementsWith(5);
  expect((await statementsWith(50)) - few).toBe(45);
});

it('who asked for a wheelchair space reads that the concert is on the internet now, and not that a space is kept there', async () => {
  const { database } = test;
  const { accountId, email } = await signedIn(test, 'staff', 'box-office');
  const dates = database.updateTable('performances').where('id', '=', soldOutPerformance);
  await dates.set({ status: 'movedOnline' }).execute();
  const id = await insertInscription(database, { kind: 'silla-de-ruedas', subject: String(soldOutPerformance) });
  await enqueueEmails(database, { ...change, version: 51, who: { accountId, email } as Identity });
  const [told] = await queuedEmails(database, `concert:9041:51:inscriptions-${id}`);
  expect(told?.text).toContain('Por internet');
  expect(told?.text).not.toContain('sigue en pie');
});
