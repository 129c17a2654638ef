import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeContent, type FakeContent } from '../../testing/fake-content.ts';

let content: FakeContent;
beforeEach(() => {
  content = createFakeContent();
});

describe('a query', () => {
  it.each(['/a?anio=2026&utm_source=x', '/a?fbclid=1&anio=2026', '/a?anio=%32026', '/a?x=1&x=2&anio=2026&ANIO=1'])(
    '%s is the page of ?anio=2026',
    async (url) => {
      await content.visit('/a?anio=2026');
      expect((await content.visit(url)).origin).toBe('kept');
      expect(content.rendered).toEqual(['/a', '/a?anio=2026']);
    },
  );

  it('has one order', async () => {
    await content.visit('/a?letra=b&anio=2026');
    expect((await content.visit('/a?anio=2026&letra=b')).origin).toBe('kept');
    expect(content.rendered.at(-1)).toBe('/a?anio=2026&letra=b');
  });

  it('of things that the page does not read is no query', async () => {
    for (let n = 0; n < 200; n++) await content.visit(`/a?n=${n}`);
    expect(content.rendered).toEqual(['/a']);
  });

  it('of one visitor is nobody else’s', async () => {
    expect(await content.find('/a?enviado=C-123&anio=2026')).toBe('unshared');
    expect(await content.find(`/a?anio=${'9'.repeat(2_000)}`)).toBe('unshared');
  });
});

describe('memory', () => {
  it('is bounded, and floods of queries and of unknown addresses drive out no page that is wanted', async () => {
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
    expect((await content.visit('/')).origin).toBe('kept');
    expect(content.rendered.filter((address) => address === '/')).toHaveLength(1);
  });

  it('is bounded for pages too: what is wanted gets a second chance', async () => {
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
