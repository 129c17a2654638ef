import { describe, expect, it, vi } from 'vitest';
import { reloadKey, reloadOncePerMinute } from './chunk-failure.ts';

function sessionStorageDouble(entries: Record<string, string> = {}) {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

describe('a chunk that cannot be loaded', () => {
  it('reloads the document at the first failure, not at a second within 60 s, and again after 60 s', () => {
    const storage = sessionStorageDouble();
    const navigateTo = vi.fn<() => void>();
    expect([1_000, 60_999, 61_000].map((now) => reloadOncePerMinute(() => storage, now, navigateTo))).toEqual([
      true,
      false,
      true,
    ]);
    expect(navigateTo).toHaveBeenCalledTimes(2);
  });

  it('reloads the document when the storage contains an invalid time', () => {
    const navigateTo = vi.fn<() => void>();
    expect(reloadOncePerMinute(() => sessionStorageDouble({ [reloadKey]: 'x' }), 5, navigateTo)).toBe(true);
  });

  it('does not reload when the storage is refused, because nothing would stop a loop', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const navigateTo = vi.fn<() => void>();
    expect(reloadOncePerMinute(() => ({ getItem: refuse, setItem: refuse }), 0, navigateTo)).toBe(false);
    expect(navigateTo).not.toHaveBeenCalled();
  });
});
