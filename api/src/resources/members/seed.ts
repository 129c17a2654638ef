import type { Content } from '../../content/read-content.ts';
import type { Database } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import { jsonRow } from '../../database/json-row.ts';
import { artistFinder } from '../artists/seed.ts';

/** @throws Error when a member names an artist that is not in artists.json */
export async function seedMembers(database: Database, content: Content): Promise<void> {
  const { members } = content;
  const artistId = artistFinder(content);
  const terms = { section: members.sections, role: members.roles, status: members.statuses };
  for (const kind of ['section', 'role', 'status'] as const) {
    await insertRows(
      database,
      'memberTerms',
      terms[kind].map((term, index) => jsonRow({ ...term, kind, sortOrder: index + 1 })),
    );
  }
  await insertRows(
    database,
    'members',
    members.members.map(({ artist, ...member }) => jsonRow({ ...member, artistId: artistId('members.json', artist) })),
  );
}
