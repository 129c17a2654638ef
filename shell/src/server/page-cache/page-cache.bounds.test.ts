import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeContent, type FakeContent } from '../../testing/api/fake-content.ts';

let content: FakeContent;
beforeEach(() => {
  content = createFakeContent();
});

describe('a query in the page cache', () => {
  it.each(['/a?anio=2026&utm_source=x', '/a?fbclid=1&anio=2026', '/a?anio=%32026', '/a?x=1&x=2&anio=2026&ANIO=1'])(
    '%s gets the page of ?anio=2026',
    async (url) => {
      await content.visit('/a?anio=2026');
      expect((await content.visit(url)).origin).toBe('cached');
      expect(content.rendered).toEqual(['/a', '/a?anio=2026']);
    },
  );

  it('is stored in one order of parameters', async () => {
    await content.visit('/a?letra=b&anio=2026');
    expect((await content.visit('/a?anio=2026&letra=b')).origin).toBe('cached');
    expect(content.rendered.at(-1)).toBe('/a?anio=2026&letra=b');
  });

  it('is ignored if the page does not read its parameters', async () => {
    for (let n = 0; n < 200; n++) await content.visit(`/a?n=${n}`);
    expect(content.rendered).toEqual(['/a']);
  });

  it('is not shared if it belongs to one visitor or is too long', async () => {
    expect(await content.find('/a?enviado=C-123&anio=2026')).toBe('unshared');
    expect(await content.find(`/a?anio=${'9'.repeat(2_000)}`)).toBe('unshared');
  });
});

describe('the memory of the page cache', () => {
  it('is bounded, and floods of queries and unknown addresses do not evict a requested page', async () => {
    content = createFakeContent({ maxBytes: 200_000 });
    await content.want('/', 5);
    for (let n = 0; n < 2_000; n++) {
      content.pages.set(`/unknown/${n}`, { status: 404 });
      await content.find(`/unknown/${n}`);
      await content.find(`/a?anio=${n}`);
      content.pages.delete(`/unknown/${n}`);
      if (n % 50 === 0) await content.want('/', 1);
    }
    expect(content.cache.bytes).toBeLessThanOrEqual(200_000);
    expect((await content.visit('/')).origin).toBe('cached');
    expect(content.rendered.filter((address) => address === '/')).toHaveLength(1);
  });

  it('is bounded for a flood of pages, which does not evict a requested page', async () => {
    content = createFakeContent({ maxBytes: 100_000 });
    await content.want('/', 5);
    for (let n = 0; n < 500; n++) {
      await content.find(`/page/${n}`);
      if (n % 10 === 0) await content.want('/', 1);
    }
    expect(content.cache.bytes).toBeLessThanOrEqual(100_000);
    expect(content.rendered.filter((address) => address === '/')).toHaveLength(1);
  });
});
