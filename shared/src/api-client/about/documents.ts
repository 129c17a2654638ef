import type { ApiClient } from '../api-client.ts';
import type { Document } from '../../domain/documents/document.schema.ts';
import type { DocumentCategory, DocumentKind } from '../../domain/documents/document-kind.ts';
import type { List } from '../../http/list.schema.ts';
import { fetchAll, type PageQuery } from '../paging.ts';

/** Filters of documents by subject and type; several filters are combined with “and”. */
interface DocumentQuery {
  event?: number;
  /** The id of a vacancy, or several separated by commas. */
  offer?: number | string;
  activity?: number;
  /** The season's slug: `2627`. */
  season?: string;
  /** A page of the site, without locale. */
  path?: string;
  category?: DocumentCategory;
  kind?: DocumentKind;
  /** Separated by commas. */
  ids?: string;
}

/** One page of the documents that match, the newest first. */
export async function fetchDocuments(api: ApiClient, query: DocumentQuery & PageQuery): Promise<List<Document>> {
  return (await api.get<List<Document>>('api/documents', { params: query })).data;
}

/**
 * All documents that match, the newest first; rejects with 400 for an event, offer, activity or season that does not
 * exist, and with a RangeError for more than 2,000 (`fetchAll`).
 */
export function fetchAllDocuments(api: ApiClient, query: DocumentQuery): Promise<List<Document>> {
  return fetchAll<Document>(api, 'api/documents', query);
}
