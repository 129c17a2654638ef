import { join } from 'node:path';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import { testFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { expect, it } from 'vitest';
import { readSettings } from '../../../settings.ts';
import { createWorkerApp } from '../../worker/http/worker-app.ts';
import { fileAddress, pageAddress, spellPath } from './page-address.ts';

it.each([
  ['/', '/', ''],
  ['/?a=1', '/', 'a=1'],
  ['/en/explora', '/en/explora', ''],
  ['/explora?a=1?b', '/explora', 'a=1?b'],
  ['/explora/wp-login.php', '/explora/wp-login.php', ''],
  ['/explora/%C3%B1', '/explora/%C3%B1', ''],
])('%s is the address of a page', (url, path, query) => expect(pageAddress(url)).toEqual({ path, query }));

it.each([
  ['/%65xplora', '/explora'],
  ['/x/../explora', '/explora'],
  ['/x/%2e%2e/explora', '/explora'],
  [String.raw`\explora`, '/explora'],
  ['/explora/%c3%b1', '/explora/%C3%B1'],
  ['/explora/', '/explora'],
  ['//explora', '/explora'],
  ['/explora/ñ', '/explora/%C3%B1'],
  ['/%zz', '/%25zz'],
])('%s is not canonical: a worker redirects it to %s', (url, spelled) => {
  expect(pageAddress(url)).toBeNull();
  expect(spellPath(url.startsWith('/') ? url : `/${url}`)).toBe(spelled);
  expect(spellPath(spelled)).toBe(spelled);
});

it('no route that workers answer with something other than a page is the address of a page', async () => {
  const dataDir = await testFolder();
  const app = await createWorkerApp({
    settings: readSettings({ DATA_DIR: dataDir }),
    apiUrl: 'http://127.0.0.1:9/',
    renderPage: async () => ({ status: 200, html: '' }),
    logger: createLogger('worker', { write: () => {} }),
    publicFolder: join(import.meta.dirname, '../../../../public'),
    serviceWorkerFolder: join(import.meta.dirname, '../../../service-worker'),
  });
  const routes = app.printRoutes({ commonPrefix: false }).split('\n');
  await app.close();
  const paths = routes.flatMap((line) => /^[├└]── (\/\S*) \(GET/.exec(line)?.[1] ?? []);
  expect(paths.length).toBeGreaterThan(20);
  const samples = paths.map((path) => path.replaceAll(/:\w+(\([^)]*\))?/g, '1'));
  expect(samples.filter((path) => pageAddress(path) !== null)).toEqual([]);
});

it.each([
  ['/explora/actualidad/rss.xml?_=17&category=educacion', '/explora/actualidad/rss.xml?category=educacion'],
  ['/en/eventos/43.ics?utm_source=mail', '/en/eventos/43.ics'],
  ['/carteles/43.png?fbclid=a?b', '/carteles/43.png'],
  ['/calendario.ics?temporada=2627&direktor=x', '/calendario.ics?temporada=2627&direktor=x'],
  ['/conciertos-entradas?x=1', null],
  ['/eventos//43.ics', null],
])('the address of the file of the API at %s is %s', (url, address) => {
  expect(fileAddress(url)).toBe(address);
});
