import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seekAnchor } from './scroll-to-anchor.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the search for an anchor’s target', () => {
  it('waits 300 ms', () => {
    const reach = vi.fn<(target: string | null) => void>();
    seekAnchor(() => 'abonos', reach);
    vi.advanceTimersByTime(299);
    expect(reach).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reach).toHaveBeenCalledExactlyOnceWith('abonos');
  });

  it('finds a target that appears late, and stops', () => {
    let target: string | null = null;
    const find = vi.fn(() => target);
    const reach = vi.fn<(found: string | null) => void>();
    seekAnchor(find, reach);
    vi.advanceTimersByTime(300 + 7 * 100);
    target = 'abonos';
    vi.advanceTimersByTime(100_000);
    expect(reach).toHaveBeenCalledExactlyOnceWith('abonos');
    expect(find).toHaveBeenCalledTimes(9);
  });

  it('gives up after 50 retries', () => {
    const find = vi.fn(() => null);
    const reach = vi.fn<(found: null) => void>();
    seekAnchor(find, reach);
    vi.advanceTimersByTime(100_000);
    expect(find).toHaveBeenCalledTimes(51);
    expect(reach).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('stops when the visitor leaves the page', () => {
    const find = vi.fn(() => null);
    const stop = seekAnchor(find, () => {});
    vi.advanceTimersByTime(450);
    stop();
    vi.advanceTimersByTime(100_000);
    expect(find).toHaveBeenCalledTimes(2);
  });
});
