import type { ApiClient } from './api-client.ts';
import type { Document } from '../domain/documents/document.schema.ts';
import type { DocumentCategory, DocumentKind } from '../domain/documents/document-kind.ts';
import type { List } from '../http/list.schema.ts';

/** What documents belong to, and what they are; together they narrow. */
export interface DocumentQuery {
  event?: number;
  offer?: number;
  activity?: number;
  /** Its slug: `2627`. */
  season?: string;
  /** A page of the site, without locale. */
  path?: string;
  category?: DocumentCategory;
  kind?: DocumentKind;
  page?: number;
  perPage?: number;
}

/** The newest first. */
export async function fetchDocuments(api: ApiClient, query: DocumentQuery = {}): Promise<List<Document>> {
  return (await api.get<List<Document>>('api/documents', { params: { perPage: 100, ...query } })).data;
}
