import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { findCalls } from '../school-calls/find.ts';
import { findRegistration, findRegistrationsOf } from '../school-registrations/find.ts';
import { presentRegistration, presentWithoutCall } from '../school-registrations/present.ts';
import { type CentreRecord, presentCentre } from './find.ts';

/** All data of a school, for the school itself (GDPR, articles 15 and 20). It leaves out the addresses of other people, and links that work without a sign-in. */
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
  const emails = await database
    .selectFrom('emailQueue')
    .select(['subject', 'sentAt'])
    // Other emails have links with which whoever reads them could act for the school: the text of those that wait is left out.
    .select((email) =>
      email.case().when('key', 'like', 'school-registrations:%').then(email.ref('text')).else('').end().as('text'),
    )
    .where('recipient', '=', centre.email)
    // The same address may be on a waiting list or have the newsletter.
    .where((email) =>
      email.or([email('key', 'like', 'school-%'), email('key', 'like', `accounts:${centre.accountId}:%`)]),
    )
    .orderBy('id')
    .execute();
  return { centre: presentCentre(centre), account: account ?? null, consents, registrations, letters: emails };
}
