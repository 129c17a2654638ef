import type { ApiClient } from '../api-client.ts';
import type { One } from '../../http/list.schema.ts';
import type { Page, PageEntry } from '../../domain/pages/page.schema.ts';
import type { SectionPage } from '../../domain/pages/section-page.schema.ts';

/** @param path absolute, without locale prefix: `/sobre-ofgc` */
export async function fetchPage(api: ApiClient, path: string): Promise<Page> {
  return (await api.get<One<Page>>('api/pages', { params: { path } })).data.data;
}

/** The pages that are made by code, not by editors, in the order of the site map. */
export async function fetchSectionPages(api: ApiClient): Promise<SectionPage[]> {
  return (await api.get<{ data: SectionPage[] }>('api/section-pages')).data.data;
}

/** All pages of text, sorted by address. */
export async function fetchPageEntries(api: ApiClient): Promise<PageEntry[]> {
  return (await api.get<{ data: PageEntry[] }>('api/pages')).data.data;
}
