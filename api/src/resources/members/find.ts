import type { Database } from '../../database/database.ts';
import { picturesOf } from '../pictures/find.ts';
import type { MemberQuery } from './query.ts';

/** The names and notes of sections, roles and statuses; each kind in its own order. */
export function findTerms(database: Database) {
  return database.selectFrom('memberTerms').selectAll().orderBy('sortOrder').execute();
}
export type MemberTermRows = Awaited<ReturnType<typeof findTerms>>;

/** Members in the order of the sections, and within a section from the first chair on. */
export function membersInOrder(database: Database) {
  return database
    .selectFrom('members')
    .innerJoin('memberTerms as sections', (join) =>
      join.onRef('sections.key', '=', 'members.section').on('sections.kind', '=', 'section'),
    )
    .innerJoin('memberTerms as roles', (join) =>
      join.onRef('roles.key', '=', 'members.role').on('roles.kind', '=', 'role'),
    )
    .innerJoin('memberTerms as statuses', (join) =>
      join.onRef('statuses.key', '=', 'members.status').on('statuses.kind', '=', 'status'),
    )
    .leftJoin('artists', 'artists.id', 'members.artistId')
    .selectAll('members')
    .select([
      'sections.name as sectionName',
      'roles.name as roleName',
      'statuses.name as statusName',
      'artists.slug as artistSlug',
      picturesOf('member', 'members.id').as('pictures'),
    ])
    .orderBy('sections.sortOrder')
    .orderBy('roles.sortOrder')
    .orderBy('members.id');
}
export type MemberRecord = Awaited<ReturnType<ReturnType<typeof membersInOrder>['execute']>>[number];

/** The members that match all filters, in the same order. */
export function matchingMembers(
  database: Database,
  { section, role, status }: Pick<MemberQuery, 'section' | 'role' | 'status'>,
) {
  let members = membersInOrder(database);
  if (section) members = members.where('members.section', '=', section);
  if (role) members = members.where('members.role', '=', role);
  if (status) members = members.where('members.status', '=', status);
  return members;
}
