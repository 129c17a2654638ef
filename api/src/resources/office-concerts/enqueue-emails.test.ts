import { expect, it } from 'vitest';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { insertWaitingEntry } from '../../testing/records/insert-waiting-entry.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { signedIn } from '../../testing/signed-in.ts';
import { testDay, testSettings } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { insertSoldOutConcert, soldOutPerformance } from '../../testing/forms/waiting-list-form.ts';
import type { Identity } from '../sessions/identity.ts';
import { enqueueEmails } from './enqueue-emails.ts';

const test = useTestApi();

it('each further person on a waiting list costs one statement, their email', async () => {
  const { accountId, email } = await signedIn(test, 'staff', 'box-office');
  const who = { accountId, email } as Identity;
  await insertSoldOutConcert(test.database);
  const context = { ...testSettings, now: createClock(testDay) };
  let people = 0;
  const statementsWith = async (total: number) => {
    while (people < total) {
      people += 1;
      await insertWaitingEntry(test.database, soldOutPerformance, { lang: people % 2 ? 'es' : 'en' });
    }
    return countStatements(test.database, (counted) =>
      enqueueEmails(counted, {
        id: 9041,
        version: total,
        performances: [soldOutPerformance],
        announcement: { es: 'Se cancela.' },
        who,
        context,
      }),
    );
  };
  const few = await statementsWith(5);
  expect((await statementsWith(50)) - few).toBe(45);
});
