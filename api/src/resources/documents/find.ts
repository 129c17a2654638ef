import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { unknownValue } from '../../http/http-error.ts';
import type { DocumentFilters } from './query.ts';

/** Published documents, the newest first. */
export function matchingDocuments(database: Database, filters: DocumentFilters, at: Date) {
  let documents = database
    .selectFrom('documents')
    .selectAll()
    .where('publishedAt', '<=', at)
    .orderBy('publishedAt', 'desc')
    .orderBy('id');
  if (filters.event) documents = documents.where(sql<boolean>`event_ids @> ${JSON.stringify([filters.event])}::jsonb`);
  if (filters.offer) documents = documents.where('vacancyId', '=', filters.offer);
  if (filters.activity) documents = documents.where('activityId', '=', filters.activity);
  if (filters.season) documents = documents.where('seasonSlug', '=', filters.season);
  if (filters.path) documents = documents.where('pagePath', '=', filters.path);
  if (filters.category) documents = documents.where('category', '=', filters.category);
  if (filters.kind) documents = documents.where('kind', '=', filters.kind);
  return documents;
}

export type DocumentRecord = Awaited<ReturnType<ReturnType<typeof matchingDocuments>['execute']>>[number];

/** @throws HttpError 400 for documents of something that does not exist, rather than an empty list */
export async function assertOwnerExists(
  database: Database,
  { event, offer, activity, season }: DocumentFilters,
): Promise<void> {
  const byId = { events: ['event', event], vacancies: ['offer', offer], activities: ['activity', activity] } as const;
  for (const table of ['events', 'vacancies', 'activities'] as const) {
    const [name, id] = byId[table];
    if (id === undefined) continue;
    const found = await database.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst();
    if (!found) throw unknownValue(name, String(id));
  }
  if (season === undefined) return;
  const found = await database.selectFrom('seasons').select('id').where('slug', '=', season).executeTakeFirst();
  if (!found) throw unknownValue('season', season);
}
