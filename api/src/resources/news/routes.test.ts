import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { oneOf, type List, type One } from '@ofgc/shared/http/list.schema.ts';
import { articleSchema, type Article, type News } from '@ofgc/shared/domain/news/news.schema.ts';
import { parseMarkup } from '../../testing/parse-markup.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();

describe('news', () => {
  it('are sorted newest first, without future ones, and counted by category and year', async () => {
    const { data, meta } = await test.read<List<News>>('/api/news?perPage=100');
    const dates = data.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.every((date) => new Date(date) <= new Date('2026-11-20T12:00:00Z'))).toBe(true);
    for (const facet of ['category', 'year']) {
      expect(meta.facets[facet], facet).not.toEqual([]);
      for (const { value, count } of meta.facets[facet]!)
        expect((await test.read<List<News>>(`/api/news?${facet}=${value}`)).meta.total, value).toBe(count);
    }
  });

  it('fall back to Spanish and are marked with their language', async () => {
    const { title } = await test.database
      .updateTable('news')
      .set({ title: sql`title - 'en'` })
      .where('id', '=', 2)
      .returning('title')
      .executeTakeFirstOrThrow();
    const { data } = await test.read<List<News>>('/api/news?perPage=100&lang=en');
    expect(data.find(({ id }) => id === 2)).toMatchObject({ title: title.es, lang: 'es' });
    expect(data.map(({ lang }) => lang)).toContain('en');
  });

  it('have their whole text when read one by one', async () => {
    const [newest] = (await test.read<List<News>>('/api/news')).data;
    const body = await test.read<One<Article>>(`/api/news/${newest?.id}?lang=en`);
    oneOf(articleSchema.strict()).parse(body);
    expect(parseMarkup(body.data.body).body.firstElementChild?.tagName).toBe('P');
  });

  it('can be filtered by concert', async () => {
    await test.database
      .updateTable('news')
      .set({ eventIds: JSON.stringify([9001, 9002]) })
      .where('id', '=', 3)
      .execute();
    const { data } = await test.read<List<News>>('/api/news?event=9002');
    expect(data.map(({ id }) => id)).toEqual([3]);
    expect((await test.read<List<News>>('/api/news?event=4711')).meta.total).toBe(0);
    expect((await test.get('/api/news?event=x')).status).toBe(400);
  });

  it('can be filtered by slug, that of either language', async () => {
    const find = (slug: string, lang = 'es') => test.read<List<News>>(`/api/news?slug=${slug}&lang=${lang}`);
    const { data } = await test.read<List<News>>('/api/news?perPage=100');
    const article = data.find(({ slugs }) => slugs.en !== slugs.es)!;
    for (const slug of Object.values(article.slugs))
      for (const lang of ['es', 'en']) {
        const found = await find(slug, lang);
        expect(found.data.map(({ id }) => id)).toEqual([article.id]);
        expect(found.meta.total).toBe(1);
      }
    expect(await find('nada')).toMatchObject({ data: [], meta: { total: 0 } });
  });

  it('name the article published right after and the one right before', async () => {
    // Of two articles of the same minute, the one with the smaller id comes first.
    const publishedAt = '2026-10-01T08:00:00Z';
    await test.database.updateTable('news').set({ publishedAt }).where('id', 'in', [2, 3]).execute();
    const { data } = await test.read<List<News>>('/api/news?perPage=100&lang=en');
    for (const [index, { id }] of data.entries()) {
      const { data: article } = await test.read<One<Article>>(`/api/news/${id}?lang=en`);
      expect(article.newer, `before ${id}`).toEqual(data[index - 1] ?? null);
      expect(article.older, `after ${id}`).toEqual(data[index + 1] ?? null);
    }
  });

  it('are hidden until their time of publication', async () => {
    await test.database.updateTable('news').set({ publishedAt: '2026-11-20T12:30:00Z' }).where('id', '=', 1).execute();
    expect((await test.get(`/api/news/1`)).status).toBe(404);
    const { data } = await test.read<List<News>>('/api/news?perPage=100');
    const { data: newest } = await test.read<One<Article>>(`/api/news/${data[0]?.id}`);
    expect(newest.newer).toBeNull();
  });
});
