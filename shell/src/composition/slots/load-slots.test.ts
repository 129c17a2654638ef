import type { PageContext } from '@ofgc/shared/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Composition } from '../composition.ts';
import { slotTimeout } from '../../timeouts.ts';
import { loadSlots } from './load-slots.ts';
import type { ReportError } from '../errors/report-error.ts';

const reportError = vi.fn<ReportError>();
const load = (
  names: readonly string[],
  slots: Record<string, () => Promise<unknown>>,
  { signal } = new AbortController(),
  onMissing = vi.fn<() => void>(),
) =>
  loadSlots(names, {
    composition: { loadSlot: async (name: string) => slots[name]?.() ?? null, reportError } as unknown as Composition,
    context: {} as PageContext,
    signal,
    onMissing,
  });
const never = () => new Promise<never>(() => {});
const failing = (error: Error) => async () => {
  throw error;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  reportError.mockClear();
});

describe('loading the slots of a page', () => {
  it('returns data by name, and omits empty and unknown slots without an error', async () => {
    const slots = { news: async () => ['one'], jobs: async () => null, about: async () => undefined };
    expect(await load(['news', 'jobs', 'about', 'nobody'], slots)).toEqual({ news: ['one'] });
    expect(reportError).not.toHaveBeenCalled();
  });

  it('keeps falsy data, and omits only null and undefined', async () => {
    const slots = { a: async () => 0, b: async () => '', c: async () => false };
    expect(await load(['a', 'b', 'c'], slots)).toEqual({ a: 0, b: '', c: false });
  });

  it('omits a slot that fails, and reports it once', async () => {
    const error = new Error('down');
    expect(await load(['news', 'jobs'], { news: async () => 1, jobs: failing(error) })).toEqual({ news: 1 });
    expect(reportError).toHaveBeenCalledExactlyOnceWith({ kind: 'load', part: 'jobs', error });
  });

  it('calls onMissing for a slot that fails, not for an empty one', async () => {
    const onMissing = vi.fn<() => void>();
    await load(['jobs', 'about'], { jobs: async () => null, about: async () => 1 }, new AbortController(), onMissing);
    expect(onMissing).not.toHaveBeenCalled();
    await load(['jobs'], { jobs: failing(new Error('down')) }, new AbortController(), onMissing);
    expect(onMissing).toHaveBeenCalledOnce();
  });

  it('omits a slot that exceeds the timeout, and does not wait longer', async () => {
    const settled = vi.fn<(slots: Record<string, unknown>) => void>();
    void load(['news', 'jobs'], { news: async () => 1, jobs: never }).then(settled);
    await vi.advanceTimersByTimeAsync(slotTimeout - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith({ news: 1 });
  });

  it('reports a late slot once, also when it fails afterwards', async () => {
    const fail = Promise.withResolvers<never>();
    void load(['jobs'], { jobs: () => fail.promise });
    await vi.advanceTimersByTimeAsync(slotTimeout);
    fail.reject(new Error('down at last'));
    await vi.advanceTimersByTimeAsync(slotTimeout);
    expect(reportError).toHaveBeenCalledExactlyOnceWith({
      kind: 'late',
      part: 'jobs',
      error: new Error('jobs gave no data within 3500 ms'),
    });
  });

  it('reports nothing when the navigation was aborted', async () => {
    const visit = new AbortController();
    visit.abort();
    const loading = load(['news', 'jobs'], { news: failing(new Error('canceled')), jobs: never }, visit);
    await vi.advanceTimersByTimeAsync(slotTimeout);
    expect(await loading).toEqual({});
    expect(reportError).not.toHaveBeenCalled();
  });

  it('loads slots in parallel and leaves no timer behind', async () => {
    const begun: string[] = [];
    const part = (name: string) => async () => void begun.push(name);
    const loading = load(['a', 'b', 'c'], { a: part('a'), b: part('b'), c: part('c') });
    expect(begun).toEqual(['a', 'b', 'c']);
    await loading;
    expect(vi.getTimerCount()).toBe(0);
  });
});
