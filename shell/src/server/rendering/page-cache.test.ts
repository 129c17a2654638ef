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
