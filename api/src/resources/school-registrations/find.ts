import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/http-error.ts';

/** Registrations with data of their schools. */
const withCentres = (database: Database) =>
  database
    .selectFrom('schoolRegistrations')
    .innerJoin('schoolCentres', 'schoolCentres.id', 'schoolRegistrations.centreId')
    .selectAll('schoolRegistrations')
    .select([
      'schoolCentres.name as centreName',
      'schoolCentres.code as centreCode',
      'schoolCentres.municipality as centreMunicipality',
      'schoolCentres.email as centreEmail',
      'schoolCentres.lang as centreLang',
      'schoolCentres.isOneRoom',
      'schoolCentres.hasCome',
    ]);

/** A registration with its school. @throws HttpError 404 where the reference is unknown, or belongs to another school */
export async function findRegistration(database: Database, reference: string, centreId?: number) {
  let query = withCentres(database).where('reference', '=', reference);
  if (centreId !== undefined) query = query.where('centreId', '=', centreId);
  return query.executeTakeFirstOrThrow(notFound);
}
export type RegistrationRecord = Awaited<ReturnType<typeof findRegistration>>;

/** All registrations of a school, the newest first. */
export async function findRegistrationsOf(database: Database, centreId: number) {
  return database
    .selectFrom('schoolRegistrations')
    .selectAll()
    .where('centreId', '=', centreId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether the registration was ever sent to the office: only its school sees a draft, even a cancelled one. */
export const isSent = ({ submittedAt }: { submittedAt: Date | null }): boolean => submittedAt !== null;

/** All sent registrations of a call, in the order of its draw, then in the order of arrival. */
export async function findRegistrationsIn(database: Database, call: string) {
  return withCentres(database)
    .where('call', '=', call)
    .where('submittedAt', 'is not', null)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('submittedAt')
    .orderBy('schoolRegistrations.id')
    .execute();
}

/** What happened to a registration, and the messages about it, the oldest first. */
export async function findHistory(database: Database, registrationId: number) {
  const events = await database
    .selectFrom('schoolRegistrationEvents')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .orderBy('id')
    .execute();
  const messages = await database
    .selectFrom('schoolMessages')
    .selectAll()
    .where('registrationId', '=', registrationId)
    .orderBy('id')
    .execute();
  return { events, messages };
}

/** The references of a school's registrations for the same call that are older than one. */
export async function findEarlier(
  database: Database,
  { centreId, call, id }: Pick<RegistrationRecord, 'centreId' | 'call' | 'id'>,
) {
  return database
    .selectFrom('schoolRegistrations')
    .select('reference')
    .where('centreId', '=', centreId)
    .where('call', '=', call)
    .where('id', '<', id)
    .execute();
}
