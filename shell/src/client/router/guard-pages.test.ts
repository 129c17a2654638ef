import { afterEach, expect, it, vi } from 'vitest';
import { remoteUnavailable } from '../../routing/remote-unavailable.ts';
import { loadAsDocument } from './guard-pages.ts';

const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
afterEach(() => {
  if (own) Object.defineProperty(globalThis, 'sessionStorage', own);
  else Reflect.deleteProperty(globalThis, 'sessionStorage');
});

it('a section whose code fails to load shows its error view in a browser that refuses storage', async () => {
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await expect(
    loadAsDocument({ target: () => '/conciertos-entradas/eventos', leaving: vi.fn() }, 'concerts'),
  ).rejects.toEqual(remoteUnavailable('concerts'));
});
