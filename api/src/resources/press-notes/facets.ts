import { sql } from 'kysely';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import type { Database } from '../../database/database.ts';
import { columnFacet, countFacets, findYearChoices, withCounts } from '../../http/facets.ts';
import { pressNoteYear as year } from './find.ts';
import type { PressNoteQuery } from './query.ts';

/** The options of the wanted filters with their counts. */
export async function findPressNoteFacets(
  database: Database,
  query: PressNoteQuery,
  at: Date,
): Promise<Record<string, FacetOption[]>> {
  const published = { rows: sql`select * from press_notes where published_at <= ${at}`, as: 'press_notes' };
  const facets = { year: columnFacet(year, query.year) };
  const counts = await countFacets(database, { ...published, facets, wanted: query.facets });
  const choices = await findYearChoices(database, { ...published, year });
  return Object.fromEntries(query.facets.map((name) => [name, withCounts(choices, counts[name])]));
}
