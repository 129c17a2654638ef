import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createPageCache } from './page-cache.ts';

function counting(status = 200) {
  let rendered = 0;
  const render = async (url: string) => ({ status, html: `${url} ${(rendered += 1)}` });
  return { render, count: () => rendered };
}

it('renders an address once for all who come within the moment', async () => {
  const { render, count } = counting();
  const page = createPageCache(render, 60_000);
  const [one, two] = await Promise.all([page('/a'), page('/a')]);
  expect(one).toBe(two);
  expect((await page('/b')).html).toBe('/b 2');
  expect(count()).toBe(2);
});

it('caches no failure, and nothing at all with 0', async () => {
  const failing = counting(500);
  const page = createPageCache(failing.render, 60_000);
  await page('/a');
  await page('/a');
  expect(failing.count()).toBe(2);
  const uncached = counting();
  const other = createPageCache(uncached.render, 0);
  await other('/a');
  await other('/a');
  expect(uncached.count()).toBe(2);
});

it('tries again after a rendering that was rejected', async () => {
  let tries = 0;
  const page = createPageCache(async () => {
    tries += 1;
    if (tries === 1) throw new Error('once');
    return { status: 200, html: 'fine' };
  }, 60_000);
  await expect(page('/a')).rejects.toThrow('once');
  expect((await page('/a')).html).toBe('fine');
});

it('renders anew what has become too old', async () => {
  const { render, count } = counting();
  const page = createPageCache(render, 20);
  await page('/a');
  await expect.poll(async () => (await page('/a')).html).toBe('/a 2');
  expect(count()).toBe(2);
});

it('the time that a rendering took counts as age', async () => {
  const { render, count } = counting();
  const slow = async (url: string) => {
    const page = await render(url);
    await wait(60);
    return page;
  };
  const page = createPageCache(slow, 50);
  const [one, two] = await Promise.all([page('/a'), page('/a')]);
  expect(one).toBe(two);
  await wait(5);
  await page('/a');
  expect(count()).toBe(2);
});

it('drops what was not asked for the longest when the pages become too large', async () => {
  const render = async (url: string) => ({ status: 200, html: url.repeat(20) });
  const page = createPageCache(render, 60_000, 100);
  const [a, b] = [await page('/a'), await page('/b')];
  expect(await page('/a')).toBe(a);
  await page('/c');
  expect(await page('/a')).toBe(a);
  expect(await page('/b')).not.toBe(b);
});

it('a page that is larger than the cache is sent to all who wait', async () => {
  const { render, count } = counting();
  const page = createPageCache(render, 60_000, 4);
  const [one, two] = await Promise.all([page('/a'), page('/a')]);
  expect(one).toBe(two);
  await page('/a');
  expect(count()).toBe(2);
});

it('who waits gets the page although others came meanwhile that fill the cache', async () => {
  const waiting = Promise.withResolvers<void>();
  const page = createPageCache(
    async (url) => {
      if (url === '/slow') await waiting.promise;
      return { status: 200, html: url.repeat(20) };
    },
    60_000,
    100,
  );
  const slow = page('/slow');
  for (const url of ['/a', '/b', '/c']) await page(url);
  waiting.resolve();
  expect((await slow).html).toMatch(/^\/slow/);
});
