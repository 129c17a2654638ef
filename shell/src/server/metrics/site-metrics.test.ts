import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startFakeFront } from '../../testing/servers/fake-caching-proxy.ts';
import { SiteMetrics } from './site-metrics.ts';
import { namedVersions, withVersionLabels } from './version-labels.ts';

let site: Awaited<ReturnType<typeof startFakeFront>>;
beforeAll(async () => {
  site = await startFakeFront((url) => ({
    headers: {
      ...(url.startsWith('/assets/') && { 'Cache-Control': 'public, immutable' }),
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

it('the metrics count renderings and errors by remote and version, and the bytes of the page cache', async () => {
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

it('the metrics count the pages and files that were sent, by remote and version', async () => {
  for (let time = 0; time < 3; time++) await get('/loaded');
  for (let time = 0; time < 2; time++) await get('/assets/concerts/1a2b/browser/concerts.hub.js');
  expect(await counted()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^ofgc_pages_sent_total\{remote="concerts",version="1a2b",origin="rendered"\} [1-9]/),
      expect.stringMatching(/^ofgc_pages_sent_total\{remote="concerts",version="1a2b",origin="cached"\} [2-9]/),
      'ofgc_release_files_sent_total{remote="concerts",version="1a2b"} 2',
    ]),
  );
});

it('counts of many releases are summed up, except those of the most recent ones', () => {
  const sent = new Map(Array.from({ length: namedVersions + 2 }, (_, at) => [`jobs@v${at}`, 1]));
  const versions = (served: Record<string, string>) =>
    withVersionLabels(sent, served).map(({ labels }) => labels.version);
  const recent = [...sent.keys()].slice(2).map((name) => name.split('@')[1]);
  expect(versions({ jobs: 'v5' })).toEqual(['older', 'older', ...recent]);
  // An old release that is live again.
  expect(versions({ jobs: 'v1' })).toEqual(['older', 'v1', ...recent]);
});

it('the metrics are not shown to requests that come through a proxy', async () => {
  expect((await get('/metrics', { 'X-Forwarded-For': '192.0.2.7' })).headers.get('content-type')).not.toContain(
    'version=0.0.4',
  );
});

it('the metrics are 503 and the error is logged when their text cannot be made', async () => {
  const text = vi.spyOn(site.front.metrics, 'text').mockRejectedValueOnce(new Error('a gauge failed'));
  expect((await get('/metrics')).status).toBe(503);
  expect(site.logged).toHaveLength(1);
  text.mockRestore();
});

it('a worker gets a generated request id, never one that the visitor sent', async () => {
  await get('/visitors/1', { 'X-Request-Id': 'mine' });
  const { headers } = site.asked.at(-1) ?? {};
  expect(headers?.['x-request-id']).toMatch(/^[\da-f-]{36}$/);
});

it('the metrics name only the most recent releases, and count the errors of all earlier ones together', async () => {
  const workers = { serving: 2, wanted: 2 };
  const metrics = new SiteMetrics({
    health: () => ({ status: 'ok', workers, releases: { jobs: 'v1' }, quarantined: [], behind: [] }),
    caches: () => [],
    assets: () => null,
  });
  const releases = namedVersions + 20;
  for (let serial = 1; serial <= releases; serial++) {
    const [live, before] = [`v${serial}`, `v${serial - 1}`];
    metrics.workerAnswered(200, { 'x-page-report': `jobs@${live} 0.0100 jobs@${live}:render` });
    metrics.faultFound({ remote: 'jobs', version: live, kind: 'throw', message: '' });
    if (serial > 1) metrics.browserFailed({ remote: 'jobs', version: before });
  }
  const sums = await vi.waitFor(async () => {
    const counted = await metrics.errors();
    expect(counted.size).toBe(namedVersions + 1);
    return counted;
  });
  expect([...sums.keys()].toSorted()).toEqual(
    ['jobs@older', ...Array.from({ length: namedVersions }, (_, at) => `jobs@v${releases - at}`)].toSorted(),
  );
  // No error is lost: one of a part, one fault and one browser error of each release, except a browser error of the last.
  expect([...sums.values()].reduce((sum, one) => sum + one, 0)).toBe(3 * releases - 1);
  const text = await metrics.text();
  expect(text.match(/ofgc_page_render_seconds_count\{.*\}/g)).toHaveLength(namedVersions);
});
