import { describe, expect, it } from 'vitest';
import { mayReload, reloadKey } from './chunk-failure.ts';

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
    expect([1_000, 60_999, 61_000].map((now) => mayReload(() => storage, now))).toEqual([true, false, true]);
  });

  it('reloads the document when the storage contains an invalid time', () => {
    expect(mayReload(() => sessionStorageDouble({ [reloadKey]: 'x' }), 5)).toBe(true);
  });

  it('does not reload when the storage is refused, because nothing would stop a loop', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(mayReload(() => ({ getItem: refuse, setItem: refuse }), 0)).toBe(false);
  });
});
