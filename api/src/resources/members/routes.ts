import { sql } from 'kysely';
import { z } from 'zod';
import { listOf, listQuerySchema, oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { maxPageSize } from '@ofgc/shared/http/page-size.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { memberLegendSchema, memberSchema } from '@ofgc/shared/domain/members/member.schema.ts';
import { memberRoles, memberSections, memberStatuses } from '@ofgc/shared/domain/members/member.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { columnFacet, countFacets, facetsParameter, withCounts } from '../../http/facets.ts';
import { listPage } from '../../http/paging.ts';
import { findTerms, type MemberTermRows } from './find.ts';
import { membersInOrder } from './members-in-order.ts';
import { presentMember } from './present.ts';

const querySchema = listQuerySchema.extend({
  /** By default the whole orchestra fits on one page. */
  perPage: z.coerce.number().int().min(1).max(maxPageSize).default(maxPageSize),
  section: z.enum(memberSections).optional(),
  role: z.enum(memberRoles).optional(),
  status: z.enum(memberStatuses).optional(),
  facets: facetsParameter(['section', 'role', 'status']),
});

/** The options of a filter. */
function optionsOf(terms: MemberTermRows, kind: MemberTermRows[number]['kind'], lang: Locale) {
  return terms
    .filter((term) => term.kind === kind)
    .map(({ key, name }) => ({ value: key, label: readerIn(lang)(name) }));
}

/**
 * `GET /api/members`: the members by section, and within a section from the first chair on. `GET /api/members/legend`: the meaning of
 * sections, roles and statuses.
 */
export function memberRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/members',
    { schema: { tags: ['house'], querystring: querySchema, response: { 200: listOf(memberSchema) } } },
    async ({ query }) => {
      const terms = await findTerms(database);
      const { section, role, status } = query;
      const counts = await countFacets(database, {
        rows: sql`select * from members`,
        as: 'members',
        facets: {
          section: columnFacet(sql`section`, section),
          role: columnFacet(sql`role`, role),
          status: columnFacet(sql`status`, status),
        },
        wanted: query.facets,
      });
      const facets = Object.fromEntries(
        query.facets.map((name) => [name, withCounts(optionsOf(terms, name, query.lang), counts[name])]),
      );
      let members = membersInOrder(database);
      if (query.section) members = members.where('members.section', '=', query.section);
      if (query.role) members = members.where('members.role', '=', query.role);
      if (query.status) members = members.where('members.status', '=', query.status);
      return listPage(database, members, query, (row) => presentMember(row, query.lang), facets);
    },
  );

  api.get(
    '/api/members/legend',
    {
      schema: { tags: ['house'], querystring: oneQuerySchema, response: { 200: oneOf(memberLegendSchema) } },
    },
    async ({ query }) => {
      const terms = await findTerms(database);
      const read = readerIn(query.lang);
      const termsOf = <Key extends string>(kind: MemberTermRows[number]['kind'], keys: readonly Key[]) =>
        keys.flatMap((key) => {
          const term = terms.find((candidate) => candidate.kind === kind && candidate.key === key);
          return term ? [{ key, name: read(term.name), note: read(term.note) }] : [];
        });
      const data = {
        sections: termsOf('section', memberSections),
        roles: termsOf('role', memberRoles),
        statuses: termsOf('status', memberStatuses),
      };
      return { data: { ...data, lang: read.lang } };
    },
  );
}
