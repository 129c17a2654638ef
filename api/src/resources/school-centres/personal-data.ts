import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { isKeyBelow } from '../../mail/email-queue.ts';
import { findCalls } from '../school-calls/find.ts';
import { findRegistration, findRegistrationsOf } from '../school-registrations/find.ts';
import { presentRegistration, presentWithoutCall } from '../school-registrations/present.ts';
import { isAboutCentre } from './emails-of-centre.ts';
import type { CentreRecord } from './find.ts';
import { presentCentre } from './present.ts';

/**
 * All data of a school, for the school itself (GDPR, articles 15 and 20). It leaves out the addresses of other people, and the text of
 * emails to its account: their links open the account.
 */
export async function collectPersonalData(
  database: Database,
  centre: CentreRecord,
  { lang, at }: { lang: Locale; at: Date },
) {
  const own = await findRegistrationsOf(database, centre.id);
  const calls = new Set((await findCalls(database, at)).map(({ key }) => key));
  const registrations = [];
  for (const { reference, call } of own) {
    const registration = await findRegistration(database, reference);
    registrations.push(
      calls.has(call)
        ? await presentRegistration(database, registration, { lang, at })
        : await presentWithoutCall(database, registration),
    );
  }
  const account =
    centre.accountId === null
      ? null
      : await database
          .selectFrom('accounts')
          .select(['email', 'name', 'lang', 'createdAt'])
          .where('id', '=', centre.accountId)
          .executeTakeFirst();
  const consents = await database
    .selectFrom('consents')
    .select(['purpose', 'textVersion', 'lang', 'givenAt'])
    .where('record', '=', `schoolCentres:${centre.id}`)
    .execute();
  const letters = await database
    .selectFrom('emailQueue')
    .select(['subject', 'text', 'sentAt'])
    .where('recipient', '=', centre.email)
    .where(isAboutCentre(centre, own))
    .orderBy('id')
    .execute();
  const accountLetters =
    centre.accountId === null
      ? []
      : await database
          .selectFrom('emailQueue')
          .select(['subject', 'sentAt'])
          .where(isKeyBelow([`accounts:${centre.accountId}:`]))
          .orderBy('id')
          .execute();
  return {
    centre: presentCentre(centre),
    account: account ?? null,
    consents,
    registrations,
    letters: [...letters, ...accountLetters],
  };
}
