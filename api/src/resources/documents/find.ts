import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { notFound, unknownValue } from '../../http/http-error.ts';
import { findSeasonId } from '../seasons/find.ts';
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
  if (filters.offer) documents = documents.where('vacancyId', 'in', filters.offer);
  if (filters.activity) documents = documents.where('activityId', '=', filters.activity);
  if (filters.season) documents = documents.where('seasonSlug', '=', filters.season);
  if (filters.path) documents = documents.where('pagePath', '=', filters.path);
  if (filters.category) documents = documents.where('category', '=', filters.category);
  if (filters.kind) documents = documents.where('kind', '=', filters.kind);
  if (filters.ids) documents = documents.where('id', 'in', filters.ids);
  return documents;
}

export type DocumentRecord = Awaited<ReturnType<ReturnType<typeof matchingDocuments>['execute']>>[number];

/** One document. @throws HttpError 404 for an unknown one, and for one that is not published yet */
export function findDocument(database: Database, id: number, at: Date): Promise<DocumentRecord> {
  return matchingDocuments(database, {}, at).where('id', '=', id).executeTakeFirstOrThrow(notFound);
}

/** @throws HttpError 400 for the documents of something that does not exist, instead of an empty list */
export async function assertOwnerExists(
  database: Database,
  { event, offer: vacancies = [], activity, season }: DocumentFilters,
): Promise<void> {
  const byId = {
    events: ['event', event === undefined ? [] : [event]],
    vacancies: ['offer', vacancies],
    activities: ['activity', activity === undefined ? [] : [activity]],
  } as const;
  for (const table of ['events', 'vacancies', 'activities'] as const) {
    const [name, ids] = byId[table];
    if (!ids.length) continue;
    const found = await database.selectFrom(table).select('id').where('id', 'in', ids).execute();
    const unknown = ids.find((id) => !found.some((row) => row.id === id));
    if (unknown !== undefined) throw unknownValue(name, String(unknown));
  }
  if (season !== undefined) await findSeasonId(database, season);
}
