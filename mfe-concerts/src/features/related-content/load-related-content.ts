import type { ApiClient } from '@ofgc/shared/api-client';
import { dataIfAny } from '@ofgc/shared/api-client/data-if-any.ts';
import { fetchAlbums } from '@ofgc/shared/api-client/explore/albums.ts';
import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchNews } from '@ofgc/shared/api-client/explore/news.ts';
import type { PageContext } from '@ofgc/shared/contract';
import type { Document } from '@ofgc/shared/domain/documents/document.schema.ts';
import type { News } from '@ofgc/shared/domain/news/news.schema.ts';
import { type Recording, recordingOf } from './recording-item.ts';

export interface RelatedContent {
  news: News[];
  /** Recordings that share a work or a performer with the concert. */
  recordings: Recording[];
  /** Teaching guides and the like. */
  documents: Document[];
}

const most = 2;

/**
 * The other content of the site about a concert; a part that cannot be fetched is empty.
 * @param onMissing receives the failure of each such part: the page says that something is missing
 */
export async function loadRelatedContent(
  api: ApiClient,
  event: number,
  onMissing: PageContext['onMissing'],
): Promise<RelatedContent> {
  const [news, albums, documents] = await Promise.all([
    dataIfAny(fetchNews(api, { event, perPage: most }), onMissing),
    dataIfAny(fetchAlbums(api, { event, perPage: most }), onMissing),
    dataIfAny(fetchAllDocuments(api, { event }), onMissing),
  ]);
  return { news: news ?? [], recordings: (albums ?? []).map(recordingOf), documents: documents ?? [] };
}
