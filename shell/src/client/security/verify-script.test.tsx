import { expect, it, vi } from 'vitest';
import { verifyScript } from './verify-script.ts';

const hash = 'sha384-a';
const linkTo = (address: string) => document.querySelector<HTMLLinkElement>(`link[href="${address}"]`);
/** Dispatches the event in the browser's place: happy-dom fetches nothing and does not support `modulepreload`. */
function answer(address: string, event: 'load' | 'error'): void {
  linkTo(address)?.dispatchEvent(new Event(event));
}
const browser = (supportsModules: boolean) =>
  new Proxy(document, {
    get: (target, key) =>
      key === 'createElement'
        ? (name: string) =>
            Object.defineProperty(target.createElement(name), 'relList', { value: { supports: () => supportsModules } })
        : Reflect.get(target, key, target),
  });
const modern = browser(true);

it('verifyScript preloads a script once, with its integrity hash', async () => {
  const [first, second] = [verifyScript('/a.js', hash, modern), verifyScript('/a.js', hash, modern)];
  expect([linkTo('/a.js')?.rel, linkTo('/a.js')?.integrity]).toEqual(['modulepreload', hash]);
  answer('/a.js', 'load');
  await Promise.all([first, second]);
  expect(document.querySelectorAll('link[href="/a.js"]')).toHaveLength(1);
});

it('verifyScript rejects with the script’s address when it fails to load, and requests it again', async () => {
  const refused = verifyScript('/b.js', hash, modern);
  answer('/b.js', 'error');
  await expect(refused).rejects.toMatchObject({
    // The name tells forms to keep what was typed where the code that would send it cannot be loaded.
    name: 'ChunkLoadError',
    message: '/b.js does not come as it was built',
  });
  expect(linkTo('/b.js')).toBeNull();
  const again = verifyScript('/b.js', hash, modern);
  answer('/b.js', 'load');
  await expect(again).resolves.toBeUndefined();
});

it('verifyScript resolves at once in a browser without module preloading', async () => {
  await expect(verifyScript('/c.js', hash, browser(false))).resolves.toBeUndefined();
  expect(linkTo('/c.js')).toBeNull();
});

it('verifyScript looks up a hash once for several callers, and again after a failed lookup', async () => {
  const refused = vi.fn(() => Promise.reject(new Error('no table')));
  await expect(verifyScript('/d.js', refused, modern)).rejects.toMatchObject({ name: 'ChunkLoadError' });
  expect(linkTo('/d.js')).toBeNull();
  const found = vi.fn(() => Promise.resolve(hash));
  const asked = [verifyScript('/d.js', found, modern), verifyScript('/d.js', found, modern)];
  await vi.waitFor(() => expect(linkTo('/d.js')?.integrity).toBe(hash));
  answer('/d.js', 'load');
  await Promise.all(asked);
  expect(found).toHaveBeenCalledOnce();
});
