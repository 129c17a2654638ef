import type { ApiClient } from '../api-client.ts';
import type { List, One } from '../../http/list.schema.ts';
import type { Member, MemberLegend } from '../../domain/members/member.schema.ts';
import type { MemberRole, MemberSection, MemberStatus } from '../../domain/members/member.ts';
import { fetchAll } from '../paging.ts';

interface MemberQuery {
  section?: MemberSection;
  role?: MemberRole;
  status?: MemberStatus;
}

/** The members that match, by default the whole orchestra: section by section, each from its first chair. */
export function fetchMembers(api: ApiClient, query: MemberQuery = {}): Promise<List<Member>> {
  return fetchAll<Member>(api, 'api/members', query);
}

/** The names of sections, roles and statuses. */
export async function fetchMemberLegend(api: ApiClient): Promise<MemberLegend> {
  return (await api.get<One<MemberLegend>>('api/members/legend')).data.data;
}
