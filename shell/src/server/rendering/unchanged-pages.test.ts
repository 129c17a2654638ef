import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RenderedPage } from './render-page.ts';
import { unchangedPageKey, UnchangedPages } from './unchanged-pages.ts';

const makings = {
  address: 'https://ofgc.example/explora',
  today: '2026-11-20',
  shown: { loaderData: { 'explore.hub': { title: 'Explora' } } },
  answers: 'abc',
};
const page = (html: string, etag = 'W/"1"'): RenderedPage => ({
  status: 200,
  html,
  etag,
  releases: ['shell@1a2b'],
  parameters: { page: [], visitor: [], isPrivate: false },
});

describe('the key of an unchanged page', () => {
  it('consists of address, day, data and API responses', () => {
    const others = [
      { address: 'https://ofgc.example/en/explora' },
      { today: '2026-11-21' },
      { shown: { loaderData: { 'explore.hub': { title: 'Explore' } } } },
      { answers: 'abd' },
    ];
    const keys = [makings, structuredClone(makings), ...others.map((other) => ({ ...makings, ...other }))].map(
      unchangedPageKey,
    );
    expect(keys[0]).toBe(keys[1]);
    expect(new Set(keys).size).toBe(others.length + 1);
  });

  it('is undefined if a response has no digest or the data are not JSON', () => {
    expect(unchangedPageKey({ ...makings, answers: undefined })).toBeUndefined();
    expect(unchangedPageKey({ ...makings, shown: { loaderData: { page: 1n } } })).toBeUndefined();
  });
});

describe('an unchanged page', () => {
  it('is the stored one: status, tag, releases, text and compressed text', () => {
    const pages = new UnchangedPages();
    expect(pages.find('key')).toBeUndefined();
    const kept = pages.keep('key', page('<p>señal</p>'));
    const found = pages.find('key');
    expect(found).toMatchObject({ status: 200, etag: 'W/"1"', releases: ['shell@1a2b'] });
    expect(found?.html).toBe('<p>señal</p>');
    expect(found?.brotli).toBe(kept.brotli);
    expect(brotliDecompressSync(found?.brotli ?? Buffer.alloc(0)).toString()).toBe('<p>señal</p>');
  });

  it('does not contain what belongs to one rendering', () => {
    const pages = new UnchangedPages();
    pages.keep('key', page('<p>1</p>'));
    expect(Object.keys(pages.find('key') ?? {}).toSorted()).toEqual(['brotli', 'etag', 'html', 'releases', 'status']);
  });

  it('is rendered again when pages are checked, and throws if it differs', () => {
    const pages = new UnchangedPages({ isChecked: true });
    pages.keep('key', page('<p>1</p>'));
    expect(pages.find('key')).toBeUndefined();
    expect(() => pages.keep('key', page('<p>1</p>'))).not.toThrow();
    expect(() => pages.keep('key', page('<p>2</p>', 'W/"2"'))).toThrow(/made of more than its data/);
  });

  it('is removed when the memory limit is reached', () => {
    const pages = new UnchangedPages({ maxBytes: 2_000 });
    for (let number = 0; number < 100; number++) pages.keep(`key ${number}`, page(`<p>${number}</p>`));
    expect([pages.find('key 0'), pages.find('key 99')?.html]).toEqual([undefined, '<p>99</p>']);
  });
});
