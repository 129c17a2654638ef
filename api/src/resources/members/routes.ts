import { listOf, oneOf, oneQuerySchema } from '@ofgc/shared/http/list.schema.ts';
import { memberLegendSchema, memberSchema } from '@ofgc/shared/domain/members/member.schema.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { listPage } from '../../http/paging.ts';
import { findMemberFacets } from './facets.ts';
import { findTerms, matchingMembers } from './find.ts';
import { presentLegend, presentMember } from './present.ts';
import { memberQuerySchema } from './query.ts';

/**
 * `GET /api/members`: the members by section, and within a section from the first chair on. `GET /api/members/legend`: the meaning of
 * sections, roles and statuses.
 */
export function memberRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/members',
    { schema: { tags: ['house'], querystring: memberQuerySchema, response: { 200: listOf(memberSchema) } } },
    async ({ query }) => {
      const facets = await findMemberFacets(database, query);
      return listPage(database, matchingMembers(database, query), query, presentMember, facets);
    },
  );

  api.get(
    '/api/members/legend',
    {
      schema: { tags: ['house'], querystring: oneQuerySchema, response: { 200: oneOf(memberLegendSchema) } },
    },
    async ({ query: { lang } }) => ({ data: presentLegend(await findTerms(database), lang) }),
  );
}
