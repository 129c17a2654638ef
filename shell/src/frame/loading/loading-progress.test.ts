import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLoadingProgress, type Progress } from './loading-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function watchedProgress() {
  const seen: Progress[] = [];
  const progress = createLoadingProgress((step) => seen.push(step));
  return { ...progress, last: () => seen.at(-1), count: () => seen.length };
}

describe('the loading bar', () => {
  it('is not shown when the page arrives within 200 ms', () => {
    const bar = watchedProgress();
    bar.start();
    vi.advanceTimersByTime(199);
    bar.finish();
    vi.advanceTimersByTime(10_000);
    expect(bar.count()).toBe(0);
  });

  it('begins after 200 ms and advances every 100 ms', () => {
    const bar = watchedProgress();
    bar.start();
    vi.advanceTimersByTime(200);
    expect(bar.last()).toEqual({ percent: 0, state: 'running' });
    vi.advanceTimersByTime(2_500);
    expect(bar.last()).toEqual({ percent: 50, state: 'running' });
  });

  it('stays at 98% when the page takes longer than five seconds', () => {
    const bar = watchedProgress();
    bar.start();
    vi.advanceTimersByTime(60_000);
    expect(bar.last()).toEqual({ percent: 98, state: 'running' });
  });

  it('fills at the end and hides 500 ms later', () => {
    const bar = watchedProgress();
    bar.start();
    vi.advanceTimersByTime(1_000);
    bar.finish();
    vi.advanceTimersByTime(499);
    expect(bar.last()).toEqual({ percent: 100, state: 'running' });
    vi.advanceTimersByTime(1);
    expect(bar.last()).toEqual({ percent: 0, state: 'idle' });
  });

  it('turns to failed, also when the failure follows the end or the bar was not shown yet', () => {
    for (const before of [0, 1_000]) {
      const bar = watchedProgress();
      bar.start();
      vi.advanceTimersByTime(before);
      bar.finish();
      bar.fail();
      expect(bar.last()).toEqual({ percent: 100, state: 'failed' });
      vi.advanceTimersByTime(500);
      expect(bar.last()).toEqual({ percent: 0, state: 'idle' });
    }
  });

  it('stays failed when the navigation ends after the failure', () => {
    const bar = watchedProgress();
    bar.start();
    vi.advanceTimersByTime(1_000);
    bar.fail();
    bar.finish();
    expect(bar.last()).toEqual({ percent: 100, state: 'failed' });
  });

  it('starts again while it still hides, and stops on request', () => {
    const bar = watchedProgress();
    bar.start();
    vi.advanceTimersByTime(1_000);
    bar.finish();
    bar.start();
    vi.advanceTimersByTime(600);
    expect(bar.last()).toEqual({ percent: 8, state: 'running' });
    bar.stop();
    vi.advanceTimersByTime(60_000);
    expect(bar.last()).toEqual({ percent: 8, state: 'running' });
  });
});
