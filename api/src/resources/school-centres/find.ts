import type { CentreState } from '@ofgc/shared/domain/school-centres/centre-field-rules.ts';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { SchoolCentres } from '../../database/tables.generated.ts';
import { HttpError, notFound } from '../../http/http-error.ts';
import { countRows, firstRowOf, type Rows, type WantedPage } from '../../http/paging.ts';
import { idParameter } from '../../http/parameters.ts';

const states: readonly CentreState[] = ['requested', 'refused', 'approved'];

export type CentreRecord = Selectable<SchoolCentres>;

/** The form field with the id of the school whose page has the form. */
export const shownCentreField = idParameter.optional();

/**
 * The school of an account.
 * @param shown the school whose page has the form that is posted
 * @throws HttpError 404 for an account without one, 409 where the form is on the page of another school: the account has signed in in
 * another tab since
 */
export async function findCentreOf(database: Database, accountId: number, shown?: number): Promise<CentreRecord> {
  const centre = await database
    .selectFrom('schoolCentres')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow(notFound);
  if (shown !== undefined && shown !== centre.id) throw new HttpError(409, 'schoolIsAnother');
  return centre;
}

/** Any school, for the office. @throws HttpError 404 where there is none */
export async function findCentre(database: Database, id: number): Promise<CentreRecord> {
  return database.selectFrom('schoolCentres').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound);
}

/**
 * One page of all schools: those that wait for an account first, then refused ones; each by name.
 * @returns also how many schools are in each state
 * @throws HttpError 404 for a page beyond the last
 */
export async function findCentres(
  database: Database,
  wanted: WantedPage,
): Promise<Rows<CentreRecord> & { inState: FacetOption[] }> {
  // Databases order letters with accents in different ways.
  const { compare } = new Intl.Collator('es');
  const all = (
    await database.selectFrom('schoolCentres').select(['id', 'state', 'name']).orderBy('id').execute()
  ).toSorted((one, other) => states.indexOf(one.state) - states.indexOf(other.state) || compare(one.name, other.name));
  const first = firstRowOf(wanted, all.length);
  const ids = all.slice(first, first + wanted.perPage).map(({ id }) => id);
  const found =
    ids.length > 0 ? await database.selectFrom('schoolCentres').selectAll().where('id', 'in', ids).execute() : [];
  const rows = found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  const inState = states.map((value) => ({
    value,
    label: value,
    count: all.filter(({ state }) => state === value).length,
  }));
  return { rows, total: all.length, inState };
}

/** How many schools wait for the office's decision on their account. */
export function countRequests(database: Database): Promise<number> {
  return countRows(database.selectFrom('schoolCentres').where('state', '=', 'requested'));
}
