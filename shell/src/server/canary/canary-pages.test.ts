import { expect, it, vi } from 'vitest';
import { startFakeFront } from '../../testing/servers/fake-caching-proxy.ts';

it('the page cache separates pages of the canary and the live release, and drops them for the next canary', async () => {
  const seen = { isCanary: false, rendered: 0 };
  const site = await startFakeFront(
    () => ({
      headers: { 'X-Page-Tables': 'events', 'X-Page-Revision': '1' },
      body: `rendering ${(seen.rendered += 1)}`,
    }),
    () => seen.isCanary,
  );
  try {
    const visit = async (isCanary: boolean) => {
      seen.isCanary = isCanary;
      return (await fetch(`${site.url}/conciertos-entradas`)).text();
    };
    const pages = [false, true, false, true, true, false].map((isCanary) => async () => visit(isCanary));
    const got: string[] = [];
    for (const next of pages) got.push(await next());
    expect(got).toEqual(['1', '2', '1', '2', '2', '1'].map((number) => `rendering ${number}`));
    site.front.switchCanary();
    expect([await visit(false), await visit(true)]).toEqual(['rendering 1', 'rendering 3']);
    // Cached pages count too, files do not.
    await (await fetch(`${site.url}/assets/jobs/v1/browser/main.js`)).text();
    await vi.waitFor(() => expect(site.canaryPages).toEqual(Array.from({ length: 4 }, () => ['conciertos-entradas'])));
  } finally {
    await site.stop();
  }
});

it.each([
  ['with a page cache', '/conciertos-entradas'],
  ['for one visitor', '/conciertos-entradas?enviado=1'],
])('a cache in front is told to keep no page %s while a canary runs, of either lane', async (_, path) => {
  const seen = { isCanary: false };
  const pageHeaders = {
    'X-Page-Tables': 'events',
    'X-Page-Revision': '1',
    'Cache-Tag': 'events',
    'Cache-Control': 'public, max-age=0, s-maxage=1',
  };
  const site = await startFakeFront(
    () => ({ headers: pageHeaders }),
    () => seen.isCanary,
  );
  const without = await startFakeFront(() => ({ headers: pageHeaders }));
  const told = async ({ url }: { url: string }) => {
    const { headers } = await fetch(url + path);
    return [headers.get('Cache-Tag'), headers.get('Cache-Control')];
  };
  try {
    for (const isCanary of [false, true, false, true]) {
      seen.isCanary = isCanary;
      expect(await told(site)).toEqual([null, 'private, no-cache']);
      expect(await told(without)).toEqual(['events', 'public, max-age=0, s-maxage=1']);
    }
  } finally {
    await site.stop();
    await without.stop();
  }
});
