import { sql } from 'kysely';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { columnFacet, countFacets, findYearChoices, withCounts } from '../../http/facets.ts';
import { unknownValue } from '../../http/http-error.ts';
import { findNewsCategories, isNamed, newsYear } from './find.ts';
import type { NewsQuery } from './query.ts';

/** The options of the wanted filters with their counts. @throws HttpError 400 for an unknown category */
export async function findNewsFacets(
  database: Database,
  query: NewsQuery,
  at: Date,
): Promise<Record<string, FacetOption[]>> {
  const categories = await findNewsCategories(database);
  if (query.category && !categories.some(({ slug }) => slug === query.category))
    throw unknownValue('category', query.category);
  const rows = sql`select * from news where published_at <= ${at} and ${isNamed(query)}`;
  const counts = await countFacets(database, {
    rows,
    as: 'news',
    facets: {
      category: columnFacet(sql`category_slug`, query.category),
      year: columnFacet(newsYear, query.year),
    },
    wanted: query.facets,
  });
  const choices = {
    category: categories.map(({ slug: value, name }) => ({ value, label: readerIn(query.lang)(name) })),
    year: query.facets.includes('year') ? await findYearChoices(database, { rows, as: 'news', year: newsYear }) : [],
  };
  return Object.fromEntries(query.facets.map((name) => [name, withCounts(choices[name], counts[name])]));
}
