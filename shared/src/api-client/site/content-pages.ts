import type { ContentPage, ContentPageEntry } from '../../domain/content-pages/content-page.schema.ts';
import type { One } from '../../http/list.schema.ts';
import type { ApiClient } from '../api-client.ts';

/** @param path absolute, without locale, in either language: `/visitantes/primera-visita` */
export async function fetchContentPage(api: ApiClient, path: string): Promise<ContentPage> {
  return (await api.get<One<ContentPage>>('api/content-pages', { params: { path } })).data.data;
}

/** All content pages, in the editor's order. */
export async function fetchContentPageEntries(api: ApiClient): Promise<ContentPageEntry[]> {
  return (await api.get<{ data: ContentPageEntry[] }>('api/content-pages')).data.data;
}
