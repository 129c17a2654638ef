import { sql } from 'kysely';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { lineOf } from '@ofgc/shared/forms/form.schema.ts';
import { cut } from '@ofgc/shared/text/truncate.ts';
import type { Database } from '../../database/database.ts';
import { localYear } from '../../database/local-year.ts';
import { notFound } from '../../http/http-error.ts';
import type { VacancyQuery } from './query.ts';

const maxTermLength = 200;

/** The text in which a term is searched: the texts in both languages, without the keys of their JSON. */
const texts = sql.join(
  [
    ...['title', 'summary'].flatMap((column) =>
      locales.map((lang) => sql`${sql.ref(`vacancies.${column}`)}->>${sql.lit(lang)}`),
    ),
    sql`vacancies.reference`,
  ],
  sql` , `,
);

/** The year in the Canary Islands in which a call was published. */
export const vacancyYear = localYear('vacancies.publishedAt');

/** The rules of `auditionStatus` and `isActiveVacancy` in SQL: deadline, tests and result have their days, whatever the office has stored. */
export function isActive(at: Date) {
  const today = localDay(at);
  return sql<boolean>`(vacancies.status not in ('results', 'filled', 'deserted', 'cancelled') and coalesce(
    (select case when result_on <= ${today} then false when rounds->0->>'on' <= ${today} then true end
      from auditions where vacancy_id = vacancies.id),
    vacancies.status <> 'closed' and not (vacancies.status in ('announced', 'open') and vacancies.apply_to <= ${at}
      and (vacancies.status = 'open' or vacancies.apply_from <= ${at}))))`;
}

/**
 * Whether a call's texts contain all words that a visitor typed, in any order and with or without accents; true without a term. A term
 * without letters and digits is searched as it is.
 */
export function hasTerm(typed: string | undefined) {
  const term = cut(lineOf(typed), maxTermLength);
  if (!term) return sql<boolean>`true`;
  const words = term.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [term];
  return sql<boolean>`(select bool_and(position(lower(unaccent(word)) in lower(unaccent(concat_ws(' ', ${texts})))) > 0)
    from unnest(${words}::text[]) as word)`;
}

/** Published calls, with the names of their family and place, and the days of their audition. */
function publishedVacancies(database: Database, at: Date) {
  return database
    .selectFrom('vacancies')
    .where('vacancies.publishedAt', '<=', at)
    .innerJoin('vacancyFamilies', 'vacancyFamilies.slug', 'vacancies.familySlug')
    .innerJoin('vacancyPlaces', 'vacancyPlaces.slug', 'vacancies.placeSlug')
    .leftJoin('auditions', 'auditions.vacancyId', 'vacancies.id')
    .selectAll('vacancies')
    .select(['auditions.rounds', 'auditions.resultOn'])
    .select(['vacancyFamilies.name as familyName', 'vacancyPlaces.name as placeName']);
}
export type VacancyRecord = Awaited<ReturnType<ReturnType<typeof publishedVacancies>['execute']>>[number];

/** One published call. @throws HttpError 404 for an unknown one, and for one that is not published yet */
export function findVacancy(database: Database, id: number, at: Date): Promise<VacancyRecord> {
  return publishedVacancies(database, at).where('vacancies.id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** The published calls that match all filters, in the requested order. */
export function matchingVacancies(database: Database, query: VacancyQuery, at: Date) {
  let vacancies = publishedVacancies(database, at)
    .orderBy(
      query.sort === 'deadline' ? 'vacancies.applyTo' : 'vacancies.publishedAt',
      query.sort === '-date' ? 'desc' : 'asc',
    )
    .orderBy('vacancies.id');
  if (query.family) vacancies = vacancies.where('familySlug', '=', query.family);
  if (query.place) vacancies = vacancies.where('placeSlug', '=', query.place);
  if (query.type) vacancies = vacancies.where('callType', '=', query.type);
  if (query.year) vacancies = vacancies.where(vacancyYear, '=', String(query.year));
  if (query.status) vacancies = vacancies.where(isActive(at), '=', query.status === 'active');
  return vacancies.where(hasTerm(query.term));
}
