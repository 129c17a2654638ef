import { sql } from 'kysely';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { callTypes } from '@ofgc/shared/domain/vacancies/call-type.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { columnFacet, countFacets, findYearChoices, withCounts } from '../../http/facets.ts';
import { unknownValue } from '../../http/http-error.ts';
import { message } from '../../locales/messages.ts';
import { hasTerm, isActive, vacancyYear } from './find.ts';
import type { VacancyQuery } from './query.ts';

/** The options of the job portal's wanted filters with their counts. @throws HttpError 400 for an unknown family or place */
export async function findVacancyFacets(
  database: Database,
  query: VacancyQuery,
  at: Date,
): Promise<Record<string, FacetOption[]>> {
  const { lang, family, place, type, status, year } = query;
  const families = await database.selectFrom('vacancyFamilies').selectAll().orderBy('sortOrder').execute();
  const places = await database.selectFrom('vacancyPlaces').selectAll().orderBy('sortOrder').execute();
  if (family && !families.some(({ slug }) => slug === family)) throw unknownValue('family', family);
  if (place && !places.some(({ slug }) => slug === place)) throw unknownValue('place', place);

  const statusAt = sql<string>`case when ${isActive(at)} then 'active' else 'inactive' end`;
  const counts = await countFacets(database, {
    rows: sql`select * from vacancies where published_at <= ${at} and ${hasTerm(query.term)}`,
    as: 'vacancies',
    facets: {
      family: columnFacet(sql`family_slug`, family),
      place: columnFacet(sql`place_slug`, place),
      type: columnFacet(sql`call_type`, type),
      status: columnFacet(statusAt, status),
      year: columnFacet(vacancyYear, year),
    },
    wanted: query.facets,
  });
  const published = { rows: sql`select * from vacancies where published_at <= ${at}`, as: 'vacancies' };
  const named = (things: typeof families) =>
    things.map(({ slug, name }) => ({ value: slug, label: readerIn(lang)(name) }));
  const choices = {
    family: named(families),
    place: named(places),
    type: callTypes.map((value) => ({ value, label: message(lang, value) })),
    status: (['active', 'inactive'] as const).map((value) => ({ value, label: message(lang, value) })),
    year: query.facets.includes('year') ? await findYearChoices(database, { ...published, year: vacancyYear }) : [],
  };
  return Object.fromEntries(query.facets.map((name) => [name, withCounts(choices[name], counts[name])]));
}
