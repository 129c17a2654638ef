import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import { findRegistration, findRegistrationsOf } from '../school-registrations/find.ts';
import { presentRegistration } from '../school-registrations/present.ts';
import { type CentreRecord, presentCentre } from './find.ts';

/** All that the site knows of a school, for the school itself (GDPR, articles 15 and 20). Other people's addresses are not in it. */
export async function collectPersonalData(
  database: Database,
  centre: CentreRecord,
  { lang, at }: { lang: Locale; at: Date },
) {
  const own = await findRegistrationsOf(database, centre.id);
  const registrations = [];
  for (const { reference } of own)
    registrations.push(await presentRegistration(database, await findRegistration(database, reference), { lang, at }));
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
    .orderBy('id')
    .execute();
  return { centre: presentCentre(centre), account: account ?? null, consents, registrations, letters };
}
