import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../../settings.ts';
import { type FakeFront, useFakeFront } from '../../testing/servers/fake-caching-proxy.ts';

/** How many pages the worker is rendering now, and the most that it ever rendered at once. */
let begun = 0;
let mostAtOnce = 0;
let site: FakeFront;

// Answers like a worker, but one that wrongly names the tables of a private page.
useFakeFront(
  async (url, { cookie }) => {
    begun += 1;
    mostAtOnce = Math.max(mostAtOnce, begun);
    if (url.endsWith('slow')) await wait(20);
    begun -= 1;
    return {
      headers: {
        'Cache-Control': 'no-store',
        'X-Page-Private': '1',
        'Set-Cookie': `seen=${cookie ?? 'nobody'}`,
        ...(url.includes('careless') && { 'X-Page-Tables': 'alerts', 'X-Page-Revision': String(site.revision) }),
      },
      body: `page of ${cookie ?? 'nobody'}`,
    };
  },
  (front) => void (site = front),
);

describe('a private page', () => {
  it.each(['/oficina', '/oficina?estado=new', '/oficina/careless', '/oficina/careless?estado=new'])(
    'is never shared between visitors who request it at the same time: %s',
    async (path) => {
      const visitors = Array.from({ length: 120 }, (_, index) => `session=${['ana', 'eva'][index % 2]}`);
      const bodies = await Promise.all(
        visitors.map(async (cookie) => (await fetch(site.url + path, { headers: { cookie } })).text()),
      );
      expect(bodies).toEqual(visitors.map((cookie) => `page of ${cookie}`));
      const { headers } = await fetch(site.url + path, { headers: { cookie: 'session=ana' } });
      expect(headers.get('set-cookie')).toBe('seen=session=ana');
      expect([headers.get('x-page-private'), headers.get('cache-status')]).toEqual([null, null]);
    },
  );

  it('is requested without cookies only the first time', async () => {
    const asks = async () => {
      site.asked.length = 0;
      await fetch(`${site.url}/oficina/once`, { headers: { cookie: 'session=ana' } });
      return site.asked.map(({ headers }) => headers.cookie);
    };
    expect(await asks()).toEqual([undefined, 'session=ana']);
    expect(await asks()).toEqual(['session=ana']);
  });

  it.each(['/oficina/slow', '/canal-denuncias/slow'])(
    'is rendered a few at a time when many visitors request it: %s',
    async (path) => {
      await fetch(site.url + path);
      mostAtOnce = 0;
      const visits = Array.from({ length: 20 }, () => fetch(site.url + path));
      const answers = await Promise.all(visits);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(mostAtOnce).toBeLessThanOrEqual(2 * readSettings({}).renderWorkers);
    },
  );
});

it('whether a form may be posted is answered without rendering its page', async () => {
  site.asked.length = 0;
  const headers = { 'X-Form-Size': '100' };
  const answer = await fetch(`${site.url}/canal-denuncias/informar`, { method: 'HEAD', headers });
  expect([answer.status, answer.headers.get('cache-control'), site.asked.length]).toEqual([204, 'no-store', 0]);
});
