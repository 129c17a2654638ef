import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { cachePrefix } from './cache-prefix.ts';
import { findOfflineCopies } from './list-offline-copies.ts';

const origin = 'https://ofgc.example';

/** Caches as the service worker makes them. @param titles name of the cache → title of its page */
function stubCaches(titles: Record<string, string>) {
  vi.stubGlobal('caches', {
    keys: async () => Object.keys(titles),
    open: async (name: string) => ({
      keys: async () => [{ url: origin + name.split(' ').at(-1) }],
      match: async () =>
        new Response(titles[name]?.startsWith('<') ? titles[name] : `<title>${titles[name]} · OFGC</title>`),
    }),
  });
}
afterEach(() => void vi.unstubAllGlobals());

it('findOfflineCopies lists a page once, with the title of the newest copy', async () => {
  stubCaches({
    'ofgc 1 /programa/37': 'Sibelius',
    'ofgc 1 /programa/38': 'Grieg',
    'ofgc 2 /programa/37': 'Sibelius',
    'ofgc 2 /programa/38': 'Grieg y Sibelius',
    'ofgc 2 /en/programa/38': 'Grieg and Sibelius',
  });
  expect(await findOfflineCopies('es')).toEqual([
    { address: '/programa/38', title: 'Grieg y Sibelius' },
    { address: '/programa/37', title: 'Sibelius' },
  ]);
});

it('findOfflineCopies adds the day of a concert to its title', async () => {
  const when = 'viernes 16 de abril de 2027, 20:00';
  const title = 'Cuadros de una exposición';
  const page = `<title>${title} · abril de 2027 · OFGC</title><aside><time>hoy</time></aside>\n<main><time dateTime="2027-04-16">${when}</time></main>`;
  stubCaches({ 'ofgc 1 /programa/46': page });
  expect(await findOfflineCopies('es')).toEqual([{ address: '/programa/46', title, when }]);
});

it.each(['service-worker.ts', 'unregistering-worker.ts'])('%s names its caches with the same prefix', (worker) => {
  const source = readFileSync(join(import.meta.dirname, '../../../shell/src/service-worker', worker), 'utf8');
  expect(source).toContain(`'${cachePrefix}'`);
});
