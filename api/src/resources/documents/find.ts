import { sql } from 'kysely';
import type { Document } from '@ofgc/shared/domain/document.schema.ts';
import type { DocumentCategory, DocumentKind } from '@ofgc/shared/domain/document-kind.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';
import { fileTypeOf } from './file-types.ts';
import { findAnchors } from '../pages/find-anchors.ts';

export interface DocumentFilters {
  event?: number;
  offer?: number;
  activity?: number;
  season?: string;
  path?: string;
  category?: DocumentCategory;
  kind?: DocumentKind;
}

/** Published documents, the newest first. */
export function matchingDocuments(database: Database, filters: DocumentFilters, at: Date) {
  let documents = database
    .selectFrom('documents')
    .selectAll()
    .where('publishedAt', '<=', at)
    .orderBy('publishedAt', 'desc')
    .orderBy('id');
  if (filters.event) documents = documents.where(sql<boolean>`event_ids @> ${JSON.stringify([filters.event])}::jsonb`);
  if (filters.offer) documents = documents.where('offerId', '=', filters.offer);
  if (filters.activity) documents = documents.where('activityId', '=', filters.activity);
  if (filters.season) documents = documents.where('seasonSlug', '=', filters.season);
  if (filters.path) documents = documents.where('pagePath', '=', filters.path);
  if (filters.category) documents = documents.where('category', '=', filters.category);
  if (filters.kind) documents = documents.where('kind', '=', filters.kind);
  return documents;
}

export type DocumentRecord = Awaited<ReturnType<ReturnType<typeof matchingDocuments>['execute']>>[number];

/** The file in a language, or else the Spanish one, and what it is called. */
export function fileOf({ files, slug }: DocumentRecord, lang: Locale) {
  const own = files[lang];
  const language: Locale = own ? lang : 'es';
  const file = own ?? files.es;
  return { file, language, name: `${(own && slug[lang]) ?? slug.es}.${file.extension}` };
}

/** Where the site offers a document's file. */
export function documentPath(record: DocumentRecord, lang: Locale): string {
  return `/documentos/${record.id}/${fileOf(record, lang).name}`;
}

/** @param section the anchor of its part of a page, in the language */
function presentDocument(record: DocumentRecord, lang: Locale, section: string | null): Document {
  const read = readerIn(lang);
  const { file, language } = fileOf(record, lang);
  const type = fileTypeOf(file.extension);
  return {
    id: record.id,
    title: read(record.title),
    summary: read(record.summary),
    category: record.category,
    kind: record.kind,
    publishedAt: record.publishedAt.toISOString(),
    path: documentPath(record, lang),
    language,
    format: type?.label ?? '',
    mime: type?.mime ?? '',
    bytes: file.bytes,
    pages: file.pages,
    isTagged: file.isTagged,
    section,
    lang: read.lang,
  };
}

export async function presentDocuments(
  database: Database,
  records: readonly DocumentRecord[],
  lang: Locale,
): Promise<Document[]> {
  const paths = records.map(({ pagePath }) => pagePath);
  const anchorOf = await findAnchors(database, paths, lang);
  return records.map((record) => presentDocument(record, lang, anchorOf(record.pagePath, record.section)));
}
