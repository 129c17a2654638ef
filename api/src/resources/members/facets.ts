import { sql } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { FacetOption } from '@ofgc/shared/http/list.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { columnFacet, countFacets, type FacetChoice, withCounts } from '../../http/facets.ts';
import { findTerms, type MemberTermRows } from './find.ts';
import type { MemberQuery } from './query.ts';

function optionsOf(terms: MemberTermRows, kind: MemberTermRows[number]['kind'], lang: Locale): FacetChoice[] {
  return terms
    .filter((term) => term.kind === kind)
    .map(({ key, name }) => ({ value: key, label: readerIn(lang)(name) }));
}

/** The options of the wanted filters with their counts. */
export async function findMemberFacets(
  database: Database,
  { section, role, status, facets: wanted, lang }: MemberQuery,
): Promise<Record<string, FacetOption[]>> {
  const terms = await findTerms(database);
  const counts = await countFacets(database, {
    rows: sql`select * from members`,
    as: 'members',
    facets: {
      section: columnFacet(sql`section`, section),
      role: columnFacet(sql`role`, role),
      status: columnFacet(sql`status`, status),
    },
    wanted,
  });
  return Object.fromEntries(wanted.map((name) => [name, withCounts(optionsOf(terms, name, lang), counts[name])]));
}
