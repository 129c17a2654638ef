import type { SectionPage } from '@ofgc/shared/contract/section.schema.ts';
import { expect, it, vi } from 'vitest';
import { createPageKeeper } from './keep-declared.ts';

const pagesOf = (path: string): SectionPage[] => [{ path, title: { es: path, en: path } }];

it('pages of sections that could not be declared are declared again, and newer ones take their place', async () => {
  const [older, newer, newest] = [pagesOf('/a'), pagesOf('/b'), pagesOf('/c')];
  let isAway = true;
  const declare = vi.fn(async (_pages: readonly SectionPage[]) => {
    if (isAway) throw new Error('the database is away');
  });
  const log = vi.fn();
  const keep = createPageKeeper({ declare, log, pause: 1 });
  keep(older);
  await vi.waitFor(() => expect(declare.mock.calls.length).toBeGreaterThan(2), { timeout: 20_000 });
  expect(log).toHaveBeenCalledOnce();
  keep(newer);
  isAway = false;
  await vi.waitFor(() => expect(declare).toHaveBeenLastCalledWith(newer), { timeout: 20_000 });
  await new Promise((resolve) => setTimeout(resolve, 20));
  const { length } = declare.mock.calls;
  keep(newest);
  await vi.waitFor(() => expect(declare).toHaveBeenLastCalledWith(newest), { timeout: 20_000 });
  expect(declare.mock.calls.length).toBe(length + 1);
});
