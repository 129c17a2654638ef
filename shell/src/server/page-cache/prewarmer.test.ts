import { expect, it, vi } from 'vitest';
import type { CachedPage } from './page-store.ts';
import { Prewarmer } from './prewarmer.ts';

const page = (address: string, visits: number) => ({ address, visits }) as CachedPage;

it('new workers take over though a page that they render ahead is never finished; they render the others then', async () => {
  const prewarmer = new Prewarmer([page('/slow', 3), page('/hanging', 2), page('/about', 1)], () => performance.now());
  const render = vi.fn<(address: string) => Promise<unknown>>(() => new Promise(() => {}));
  await prewarmer.begin(render);
  expect(render.mock.calls).toEqual([['/slow'], ['/hanging']]);
  await prewarmer.finish(async (address) => void render(address));
  expect(render.mock.lastCall).toEqual(['/about']);
});
