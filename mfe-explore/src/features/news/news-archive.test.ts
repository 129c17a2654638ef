import type { ApiClient } from '@ofgc/shared/api-client';
import type { News } from '@ofgc/shared/domain/news/news.schema.ts';
import { describe, expect, it } from 'vitest';
import { findBySlug, findAdjacentNews } from './news-archive.ts';

const article = (id: number): News => ({
  id,
  slug: `nota-${id}`,
  slugs: { es: `nota-${id}`, en: `story-${id}` },
  title: `Nota ${id}`,
  lead: '',
  category: { slug: 'orquesta', name: 'Orquesta' },
  publishedAt: '2026-11-18T09:30:00Z',
  lang: 'es',
});
/** 150 articles, from 150 down to 1, a hundred a page. */
const all = Array.from({ length: 150 }, (_, index) => article(150 - index));

function apiOf(news: News[]) {
  const pages: number[] = [];
  const get = async (_: string, { params: { page, perPage } }: { params: { page: number; perPage: number } }) => {
    pages.push(page);
    return {
      data: {
        data: news.slice((page - 1) * perPage, page * perPage),
        meta: { total: news.length, page, perPage, facets: {} },
      },
    };
  };
  return { api: { get } as unknown as ApiClient, pages };
}

describe('findBySlug', () => {
  it.each(['nota-20', 'story-20'])('finds %s, whatever page and language it is in', async (slug) => {
    expect((await findBySlug(apiOf(all).api, slug))?.id).toBe(20);
  });

  it('asks for no more pages than it needs', async () => {
    const { api, pages } = apiOf(all);
    await findBySlug(api, 'nota-149');
    expect(pages).toEqual([1]);
  });

  it('does not find an unknown slug', async () => {
    expect(await findBySlug(apiOf(all).api, 'nada')).toBeUndefined();
    expect(await findBySlug(apiOf([]).api, 'nada')).toBeUndefined();
  });
});

describe('findAdjacentNews', () => {
  it.each([
    [150, null, 149],
    [51, 52, 50],
    [1, 2, null],
    [999, null, null],
  ])('of %i are %s and %s', async (id, newer, older) => {
    const adjacent = await findAdjacentNews(apiOf(all).api, id);
    expect([adjacent.newer?.id ?? null, adjacent.older?.id ?? null]).toEqual([newer, older]);
  });
});
