import { beforeEach, expect, it, vi } from 'vitest';
import { testServer } from '../../testing/servers/test-server.ts';
import { refuseWith } from '../entrance/refuse.ts';
import { answerOperators } from './answer-operators.ts';
import type { Operations } from './operations-page.ts';

const history = [
  {
    number: 1,
    event: {
      action: 'deploy' as const,
      app: 'jobs',
      version: 'v2',
      at: '2026-11-20T12:00:00.000Z',
      who: 'ana <admin>',
      commit: '1ca02fc',
      isDirty: false,
      why: 'new vacancies',
    },
    apps: { jobs: { version: 'v2', mounts: [], slots: [], previous: ['v1'], canary: { version: 'v3', share: 10 } } },
  },
];
let address: string;
const logger = { error: vi.fn() };

async function listen(token: string | undefined, differences: Partial<Operations> = {}): Promise<void> {
  const answer = answerOperators({
    token,
    visitorOf: () => 'somebody',
    read: async () => ({
      health: {
        status: 'ok',
        workers: { serving: 2, wanted: 2 },
        releases: { jobs: 'v2' },
        quarantined: [],
        behind: [],
      },
      live: { apps: history[0]!.apps },
      postponed: [],
      history,
      machines: [
        { name: 'one:1:/data', live: { jobs: 'v2' }, lacking: [] },
        { name: 'two:7:/data', live: { jobs: 'v1' }, lacking: [{ app: 'jobs', reason: 'no memory' }] },
      ],
      errors: new Map([['jobs@v3', 7]]),
      errorsByHour: () => [0, 2, 4],
      weights: new Map([
        ['jobs@v2', 20_480],
        ['jobs@v1', 10_240],
      ]),
      ...differences,
    }),
    logger,
    refuse: refuseWith({}),
    securityHeaders: { 'X-Frame-Options': 'DENY' },
  });
  address = await testServer((request, response) => {
    if (!answer(request, response)) response.writeHead(404).end();
  });
}
const get = (authorization?: string, path = '/operaciones') =>
  fetch(new URL(path, address), {
    headers: authorization ? { authorization } : {},
  });
const basic = (token: string) => `Basic ${Buffer.from(`operator:${token}`).toString('base64')}`;

beforeEach(() => listen('a-long-operator-token'));

it('the operators’ page shows live releases, canaries, errors, sizes and history to who has the token', async () => {
  for (const shown of [basic('a-long-operator-token'), 'Bearer a-long-operator-token']) {
    const page = await get(shown);
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-frame-options')]).toEqual([
      200,
      'private, no-store',
      'DENY',
    ]);
    const html = await page.text();
    for (const words of [
      'ana &lt;admin&gt; (1ca02fc): new vacancies',
      'canario v3: 10 % de las visitas, 7 errores',
      '20 KB ← 10 KB',
      'npm run rollback',
      '<th scope="row">two:7:/data</th><td>jobs <code>v1</code></td><td>jobs: no memory</td>',
      // Errors of three hours, of which the first had none; then the weights of the earlier and of the live version.
      '</title><rect x="5" y="14" width="4" height="14"/><rect x="10" y="0" width="4" height="28"/></svg>',
      '</title><rect x="0" y="14" width="4" height="14"/><rect x="5" y="0" width="4" height="28"/></svg>',
    ])
      expect(html).toContain(words);
    expect(html).not.toContain('<script');
  }
  expect((await get(basic('a-long-operator-token'), '/operaciones/estilo.css')).headers.get('content-type')).toContain(
    'text/css',
  );
});

it('the operators’ page asks for the token with 401, and answers 429 after ten wrong ones', async () => {
  expect((await get()).headers.get('www-authenticate')).toContain('Basic');
  for (let one = 0; one < 10; one++) expect((await get(basic(`wrong ${one}`))).status).toBe(401);
  expect((await get(basic('a-long-operator-token'))).status).toBe(429);
});

it('the operators’ page says which change the site does not serve yet, and why', async () => {
  const jobs = { version: 'v1', mounts: [], slots: [], previous: [] };
  const postponed = [{ name: 'jobs', version: 'v2', reason: 'no memory', number: 1 }];
  await listen('a-long-operator-token', { live: { apps: { jobs } }, postponed });
  const html = await (await get(basic('a-long-operator-token'))).text();
  expect(html).toContain('<code>v1</code></td><td>en servicio; se aplaza el cambio a v2: no memory</td>');
});

it('the operators’ page is 404 when no token is set', async () => {
  await listen(undefined);
  expect((await get(basic(''))).status).toBe(404);
});

it('the operators’ page is 503 and the error is logged when the page cannot be made', async () => {
  await listen('a-long-operator-token', { history: null as never });
  expect((await get(basic('a-long-operator-token'))).status).toBe(503);
  expect(logger.error).toHaveBeenCalledOnce();
});
