import { expect, it, vi } from 'vitest';
import type { CachedPage } from './page-store.ts';
import { Prewarmer } from './prewarmer.ts';

const page = (address: string, visits: number) => ({ address, visits }) as CachedPage;

it('the prewarmer does not wait for a page that hangs, and renders the other pages afterwards', async () => {
  const prewarmer = new Prewarmer([page('/slow', 3), page('/hanging', 2), page('/about', 1)], () => performance.now());
  const render = vi.fn<(address: string) => Promise<unknown>>(() => new Promise(() => {}));
  await prewarmer.begin(render);
  expect(render.mock.calls).toEqual([['/slow'], ['/hanging']]);
  await prewarmer.finish(async (address) => void render(address));
  expect(render.mock.lastCall).toEqual(['/about']);
});
