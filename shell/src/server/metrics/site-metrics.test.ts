import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakeFront } from '../../testing/fake-caching-proxy.ts';

let site: Awaited<ReturnType<typeof startFakeFront>>;
beforeAll(async () => {
  site = await startFakeFront((url) => ({
    headers: {
      'X-Page-Tables': 'events',
      'X-Page-Revision': String(site.revision),
      'X-Releases': 'shell@9z, concerts@1a2b',
      'X-Page-Report': 'concerts@1a2b 0.0300 explore@3c4d:render',
    },
    body: `page ${url}`,
  }));
});
afterAll(() => site.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${site.port}${path}`, { headers });
const counted = async () => (await (await get('/metrics')).text()).split('\n');

it('counts what is rendered and what fails by remote and version, and how pages came about', async () => {
  const first = await get('/counted');
  expect([first.headers.get('x-releases'), first.headers.get('x-page-report')]).toEqual([
    'shell@9z, concerts@1a2b',
    null,
  ]);
  await get('/counted');
  const lines = await counted();
  expect(lines).toEqual(
    expect.arrayContaining([
      'ofgc_page_render_seconds_count{remote="concerts",version="1a2b",status="200"} 1',
      'ofgc_page_render_seconds_bucket{le="0.025",remote="concerts",version="1a2b",status="200"} 0',
      'ofgc_page_render_seconds_bucket{le="0.05",remote="concerts",version="1a2b",status="200"} 1',
      'ofgc_errors_total{remote="explore",version="3c4d",kind="render"} 1',
      expect.stringMatching(/^ofgc_page_cache_bytes [1-9]/) as string,
    ]),
  );
});

it('is nobody’s who comes through a proxy', async () => {
  expect((await get('/metrics', { 'X-Forwarded-For': '192.0.2.7' })).headers.get('content-type')).not.toContain(
    'version=0.0.4',
  );
});

it('a worker gets the id of its request, never one that a visitor made up', async () => {
  await get('/visitors/1', { 'X-Request-Id': 'mine' });
  const { headers } = site.asked.at(-1) ?? {};
  expect(headers?.['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});
