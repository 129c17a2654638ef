import type { ApiClient } from '@ofgc/shared/api-client';
import { fetchAlbums } from '@ofgc/shared/api-client/explore/albums.ts';
import { fetchAllDocuments } from '@ofgc/shared/api-client/about/documents.ts';
import { fetchNews } from '@ofgc/shared/api-client/explore/news.ts';
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
 * @param onMissing called for each such part: the page says that something is missing
 */
export async function loadRelatedContent(
  api: ApiClient,
  event: number,
  onMissing: () => void,
): Promise<RelatedContent> {
  const found = <Item>(asked: Promise<{ data: Item[] }>): Promise<Item[]> =>
    asked.then(
      ({ data }) => data,
      () => {
        onMissing();
        return [];
      },
    );
  const [news, albums, documents] = await Promise.all([
    found(fetchNews(api, { event, perPage: most })),
    found(fetchAlbums(api, { event, perPage: most })),
    found(fetchAllDocuments(api, { event })),
  ]);
  return {
    news,
    recordings: albums.map(recordingOf),
    documents,
  };
}
