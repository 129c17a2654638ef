import { afterEach, expect, it, vi } from 'vitest';
import { createContentLookup, onePagePerBlock } from './content-pages.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/en/documentos/7/bases.pdf', 'http://api/api/documents/7/files/bases.pdf'],
  ['/en/explora/actualidad/rss.xml?category=orquesta', 'http://api/api/news/rss.xml?category=orquesta'],
  ['/explora/actualidad/feed.json?utm_source=x', 'http://api/api/news/feed.json?'],
  ['/api/news/rss.xml?category=orquesta', 'http://api/api/news/rss.xml?category=orquesta'],
])('asks the API for %s', async (path, address) => {
  for (const [status, isThere] of [
    [200, true],
    [404, false],
    [400, false],
    [503, true],
  ] as const) {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: URL, { method }: RequestInit = {}) => {
      if (method === 'HEAD') asked.push(url.href);
      return new Response(null, { status });
    });
    expect(await createContentLookup('http://api').hasDocument(path)).toBe(isThere);
    expect(asked).toEqual([address]);
  }
});

it('asks for nothing that is neither a document nor a feed', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 200 }));
  expect(await createContentLookup('http://api').hasDocument('/explora/noticias.xml')).toBe(false);
});

it('finds the pages that have a block, with the blocks that they have, and one page of each block', async () => {
  const listed = ['amigos', 'coro', 'sala'].map((name) => ({
    path: `/${name}`,
    paths: { es: `/${name}`, en: `/en-${name}` },
  }));
  const shown: Record<string, string[]> = {
    '/amigos': ['text', 'news'],
    '/coro': ['news', 'events'],
    '/sala': ['text'],
  };
  vi.stubGlobal('fetch', async ({ searchParams }: URL) => {
    const path = searchParams.get('path');
    return Response.json({ data: path ? { blocks: (shown[path] ?? []).map((type) => ({ type })) } : listed });
  });
  const types = ['events', 'news', 'people'];
  const found = await createContentLookup('http://api').pagesWith(types);
  const { pages } = found;
  expect(found.isWhole).toBe(true);
  expect(pages).toEqual([
    { paths: { es: '/amigos', en: '/en-amigos' }, types: ['news'] },
    { paths: { es: '/coro', en: '/en-coro' }, types: ['events', 'news'] },
  ]);
  expect(onePagePerBlock(found, types, [])).toEqual({
    chosen: [pages[1], pages[0]],
    untried: ['the block block.people was not tried: no page of the content has it'],
  });
});

it('looks at a block on no page below a mount of its section, where it cannot be told from the rest', () => {
  const inside = { paths: { es: '/coro/voces', en: '/choir/voices' }, types: ['news', 'events'] };
  const outside = { paths: { es: '/coros', en: '/choirs' }, types: ['news'] };
  expect(onePagePerBlock({ pages: [inside, outside], isWhole: true }, ['news', 'events'], ['/coro'])).toEqual({
    chosen: [outside],
    untried: [
      'the block block.events was not tried: only pages like /coro/voces have it, below the section’s own mounts, where it cannot be told from the rest',
    ],
  });
});

it.each([
  ['the list does not come', 0, []],
  ['a page does not come', 2, ['/']],
  ['there are more than are read', 101, []],
])('says that not all pages of the content could be read where %s', async (_, count, broken) => {
  const listed = Array.from({ length: count }, (_page, place) => ({ path: '/'.repeat(place + 1), paths: {} }));
  vi.stubGlobal('fetch', async ({ searchParams }: URL) => {
    const path = searchParams.get('path');
    if (count === 0 || broken.some((one) => one === path)) throw new Error('timeout');
    return Response.json({ data: path ? { blocks: [] } : listed });
  });
  const found = await createContentLookup('http://api').pagesWith(['news']);
  expect(found).toEqual({ pages: [], isWhole: false });
  expect(onePagePerBlock(found, ['news'], []).untried).toEqual([
    'the block block.news was not tried: not all pages of the content could be read, and none of the others shows it',
  ]);
});
