import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { callTypes } from '@ofgc/shared/domain/vacancies/call-type.ts';
import { isActiveVacancy, vacancyStatus } from '@ofgc/shared/domain/vacancies/vacancy-status.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { countFacets } from '../../http/facets.ts';
import { unknownValue } from '../../http/http-error.ts';
import { message } from '../../locales/messages.ts';
import { publishedYear } from './find.ts';
import type { VacancyQuery } from './query.ts';

export interface VacancyFacets {
  facets: Record<string, FacetOption[]>;
  idsByStatus: Record<'active' | 'inactive', number[]>;
}

/** The options of the job portal's filters with their counts, and which calls are active now. @throws HttpError 400 for an unknown family or place */
export async function findVacancyFacets(database: Database, query: VacancyQuery, at: Date): Promise<VacancyFacets> {
  const { lang, family, place, type, status, year } = query;
  const all = await database
    .selectFrom('vacancies')
    .where('publishedAt', '<=', at)
    .select(['id', 'familySlug', 'placeSlug', 'callType', 'status', 'applyFrom', 'applyTo', publishedYear.as('year')])
    .execute();
  const families = await database.selectFrom('vacancyFamilies').selectAll().orderBy('sortOrder').execute();
  const places = await database.selectFrom('vacancyPlaces').selectAll().orderBy('sortOrder').execute();
  if (family && !families.some(({ slug }) => slug === family)) throw unknownValue('family', family);
  if (place && !places.some(({ slug }) => slug === place)) throw unknownValue('place', place);

  const rows = all.map((vacancy) => {
    const isActive = isActiveVacancy(vacancyStatus(vacancy.status, vacancy.applyFrom, vacancy.applyTo, at));
    return {
      id: vacancy.id,
      values: {
        family: [vacancy.familySlug],
        place: [vacancy.placeSlug],
        type: [vacancy.callType],
        status: [isActive ? 'active' : 'inactive'],
        year: [vacancy.year],
      },
    };
  });
  const withStatus = (wanted: string) => rows.filter((row) => row.values.status.includes(wanted)).map(({ id }) => id);
  const facets = countFacets({
    rows,
    chosen: { family, place, type, status, year: year?.toString() },
    options: {
      family: families.map(({ slug, name }) => ({ value: slug, label: readerIn(lang)(name) })),
      place: places.map(({ slug, name }) => ({ value: slug, label: readerIn(lang)(name) })),
      type: callTypes.map((value) => ({ value, label: message(lang, value) })),
      status: [
        { value: 'active', label: message(lang, 'active') },
        { value: 'inactive', label: message(lang, 'inactive') },
      ],
      year: [...new Set(all.map((vacancy) => vacancy.year))]
        .toSorted()
        .toReversed()
        .map((value) => ({ value, label: value })),
    },
  });
  // `in ()` is a syntax error in SQL: an id that no vacancy has stands for "none".
  const ids = (wanted: string) => {
    const own = withStatus(wanted);
    return own.length ? own : [-1];
  };
  return { facets, idsByStatus: { active: ids('active'), inactive: ids('inactive') } };
}
