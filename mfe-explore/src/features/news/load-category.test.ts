import type { ApiClient } from '@ofgc/shared/api-client';
import { expect, it } from 'vitest';
import { loadCategory } from './load-category.ts';

const article = { id: 20, slug: 'story-20', slugs: { es: 'nota-20', en: 'story-20' } };

/** An API with one category and one article, which refuses a slug with other characters than a slug may have. */
const api = {
  get: (_path: string, { params: { slug } }: { params: { slug?: string } }) => {
    if (slug && !/^[a-z0-9-]+$/.test(slug))
      return Promise.reject(Object.assign(new Error('refused'), { response: { status: 400 } }));
    if (slug === 'down') return Promise.reject(Object.assign(new Error('down'), { response: { status: 503 } }));
    const data = slug === 'nota-20' || slug === 'story-20' ? [article] : [];
    const facets = { category: [{ value: 'abonos', label: 'Abonos', count: 3 }] };
    return Promise.resolve({ data: { data, meta: { total: data.length, page: 1, perPage: 1, facets } } });
  },
} as unknown as ApiClient;

it('loadCategory() finds a category by its slug', async () => {
  expect(await loadCategory(api, 'abonos', 'es')).toEqual({ value: 'abonos', label: 'Abonos' });
});

it.each(['nota-20', 'story-20'])(
  'loadCategory() redirects with 301 from the article’s slug %s to its page',
  async (slug) => {
    const response: unknown = await loadCategory(api, slug, 'en').catch((thrown: unknown) => thrown);
    expect(response).toMatchObject({ status: 301 });
    expect((response as Response).headers.get('location')).toBe('/en/explora/actualidad/story-20/20');
  },
);

it.each(['nada', 'No es un slug'])('loadCategory() answers 404 for the unknown slug “%s”', async (slug) => {
  await expect(loadCategory(api, slug, 'es')).rejects.toMatchObject({ init: { status: 404 } });
});

it('loadCategory() throws the error of an API that is down', async () => {
  await expect(loadCategory(api, 'down', 'es')).rejects.toThrow('down');
});
