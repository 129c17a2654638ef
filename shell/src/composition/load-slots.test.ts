import type { PageContext } from '@ofgc/shared/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Composition } from './composition.ts';
import { loadSlots, slotDeadline } from './load-slots.ts';

const context = {} as PageContext;
const composition = (parts: Record<string, () => Promise<unknown>>) =>
  ({ loadSlot: async (name: string) => parts[name]?.() ?? null }) as unknown as Composition;
const never = () => new Promise<never>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the slots of a page', () => {
  it('are filled by name; one with nothing to show, or that nobody fills, is left out', async () => {
    const parts = composition({ news: async () => ['one'], jobs: async () => null, about: async () => undefined });
    expect(await loadSlots(['news', 'jobs', 'about', 'nobody'], parts, context)).toEqual({ news: ['one'] });
  });

  it('keep falsy data: nothing is only null and undefined', async () => {
    expect(
      await loadSlots(
        ['a', 'b', 'c'],
        composition({ a: async () => 0, b: async () => '', c: async () => false }),
        context,
      ),
    ).toEqual({ a: 0, b: '', c: false });
  });

  it('do without one that fails', async () => {
    const parts = composition({
      news: async () => 1,
      jobs: async () => {
        throw new Error('down');
      },
    });
    expect(await loadSlots(['news', 'jobs'], parts, context)).toEqual({ news: 1 });
  });

  it('do without one that is late, and hold the page no longer than the deadline', async () => {
    const settled = vi.fn<(slots: Record<string, unknown>) => void>();
    void loadSlots(['news', 'jobs'], composition({ news: async () => 1, jobs: never }), context).then(settled);
    await vi.advanceTimersByTimeAsync(slotDeadline - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith({ news: 1 });
  });

  it('load side by side and leave no timer behind', async () => {
    const begun: string[] = [];
    const part = (name: string) => async () => void begun.push(name);
    const loading = loadSlots(['a', 'b', 'c'], composition({ a: part('a'), b: part('b'), c: part('c') }), context);
    expect(begun).toEqual(['a', 'b', 'c']);
    await loading;
    expect(vi.getTimerCount()).toBe(0);
  });
});
