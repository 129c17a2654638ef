import { expect, it } from 'vitest';
import { testServer } from '../../testing/servers/test-server.ts';
import { answerHealth, describeHealth } from './health-and-ready.ts';

const jobs = {
  remote: 'jobs',
  version: 'v2',
  reason: 'jobs v2 held the event loop',
  since: 0,
  until: 60_000,
  urls: [],
};
const well = { serving: 2, wanted: 2, releases: { shell: 's1', jobs: 'v1' }, quarantined: [], behind: [] };

it.each([
  ['ok', well, 200],
  ['degraded', { ...well, serving: 1 }, 200],
  ['degraded', { ...well, quarantined: [jobs] }, 200],
  ['degraded', { ...well, behind: [{ app: 'jobs', reason: 'no memory' }] }, 200],
  ['down', { ...well, serving: 0 }, 503],
])('/health and /ready report a site that is %s', async (status, state, ready) => {
  const address = await testServer((request, response) => {
    if (!answerHealth(request, response, () => describeHealth(state))) response.end('a page');
  });
  const ask = (path: string) => fetch(new URL(path, address));
  const [health, readiness] = [await ask('/health'), await ask('/ready?x')];
  const behind = state.behind.map(({ app }) => ({ app }));
  expect(await health.json()).toMatchObject({ status, behind, workers: { serving: state.serving, wanted: 2 } });
  expect([health.status, readiness.status, readiness.headers.get('Cache-Control')]).toEqual([200, ready, 'no-store']);
  expect(await (await ask('/healthy')).text()).toBe('a page');
});

it('/health does not repeat the message of an error, which may contain what a visitor typed or a path', async () => {
  const reason = 'jobs v2 throws where nobody catches it: "Ana" is not valid JSON (server/main.js:3:1)';
  const address = await testServer((request, response) => {
    const behind = [{ app: 'about', reason: `ENOSPC: no space left on device, open '/var/lib/ofgc/releases/about'` }];
    answerHealth(request, response, () => describeHealth({ ...well, behind, quarantined: [{ ...jobs, reason }] }));
  });
  const text = await (await fetch(new URL('/health', address))).text();
  expect(text).toContain('"version":"v2"');
  expect(text).toContain('"behind":[{"app":"about"}]');
  expect(text).not.toMatch(/Ana|ENOSPC/);
});

it('the health report names each quarantined release and the release that serves in its place', () => {
  const named = {
    remote: 'jobs',
    version: 'v2',
    reason: jobs.reason,
    since: '1970-01-01T00:00:00.000Z',
    until: '1970-01-01T00:01:00.000Z',
  };
  expect(describeHealth({ ...well, quarantined: [jobs] }).quarantined).toEqual([{ ...named, serving: 'v1' }]);
  expect(describeHealth({ ...well, releases: { shell: 's1' }, quarantined: [jobs] }).quarantined).toEqual([
    { ...named, serving: null },
  ]);
});
