import type { Database } from '../../database/database.ts';
import { notFound } from '../../http/http-error.ts';

/** Registrations with what is asked of their schools. */
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

/** A registration with its school. @throws HttpError 404 where there is none of that reference, or it is another school's */
export async function findRegistration(database: Database, reference: string, centreId?: number) {
  let query = withCentres(database).where('reference', '=', reference);
  if (centreId !== undefined) query = query.where('centreId', '=', centreId);
  const registration = await query.executeTakeFirst();
  if (!registration) throw notFound();
  return registration;
}
export type RegistrationRecord = Awaited<ReturnType<typeof findRegistration>>;

/** All of a school, the newest first. */
export async function findRegistrationsOf(database: Database, centreId: number) {
  return database
    .selectFrom('schoolRegistrations')
    .selectAll()
    .where('centreId', '=', centreId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Whether the office knows of it: a draft is its school's alone, a cancelled one too. */
export const isSent = ({ submittedAt }: { submittedAt: Date | null }): boolean => submittedAt !== null;

/** All that were sent in a call, in the order of its draw, then in that of their arrival. */
export async function findRegistrationsIn(database: Database, call: string) {
  return withCentres(database)
    .where('call', '=', call)
    .where('submittedAt', 'is not', null)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('submittedAt')
    .orderBy('schoolRegistrations.id')
    .execute();
}
