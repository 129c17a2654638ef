import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, full, hydrated, inFull, test } from '../../site/page/browser-test.ts';
import { readRegistry } from '../../../shell/src/releases/registry/registry-log.ts';
import { releaseIntegrity } from '../../../shell/src/releases/store/release-files.ts';
import type { Site } from '../../site/process/site-process.ts';
import { startSite } from '../../site/process/start-site.ts';

// One site for all tests of this file, broken in four places before it starts.
test.describe.configure({ mode: 'default' });
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startSite({ prepare: breakReleases });
  expect(
    site.log(),
    'the broken releases are those that are served: no source has changed since they were built',
  ).not.toMatch(/: release /);
});
test.afterAll(() => site?.stop());

/** Removes the server code of concerts, and makes explore throw at import and a page of jobs and a slot of education throw in render. */
async function breakReleases(dataDir: string): Promise<void> {
  const store = join(dataDir, 'releases');
  const { apps } = await readRegistry(store);
  const server = (app: string) => join(store, app, apps[app]?.version ?? '', 'server');
  const around = async (app: string, code: string) => {
    await rename(join(server(app), 'main.js'), join(server(app), 'whole.js'));
    await writeFile(
      join(server(app), 'main.js'),
      `import { remote as whole } from './whole.js';\nfunction Component() { throw new Error('broken on purpose'); }\n${code}\n`,
    );
  };
  await rm(join(server('concerts'), 'main.js'));
  await writeFile(join(server('explore'), 'main.js'), "throw new Error('broken on purpose');\n");
  await around(
    'jobs',
    `const broken = (route) => (route.id === 'jobs.vacancy' ? { ...route, lazy: async () => ({ ...(await route.lazy()), Component }) } : route);
export const remote = { ...whole, routes: whole.routes.map(broken) };`,
  );
  await around(
    'education',
    `const slot = whole.slots['home.education'];
export const remote = { ...whole, slots: { 'home.education': async () => ({ slot: { ...(await slot()).slot, Component } }) } };`,
  );
  // The hashes are updated to the broken files, because the start repairs a release whose files do not match its hashes.
  for (const app of ['concerts', 'explore', 'jobs', 'education']) {
    const folder = join(server(app), '..');
    const file = join(folder, 'release.json');
    const release = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...release, integrity: await releaseIntegrity(folder) }));
  }
  // Removes releases that an earlier run has left, because the site would fall back to them.
  for (const app of ['concerts', 'explore', 'jobs', 'education'])
    for (const version of await readdir(join(store, app)))
      if (version !== apps[app]?.version) await rm(join(store, app, version), { recursive: true });
}

const unavailable = { es: 'Esta sección no está disponible ahora', en: 'This section is not available at the moment' };

const lost: readonly (readonly [what: string, path: string, words: string])[] = [
  ['has lost its code', '/conciertos-entradas/eventos', unavailable.es],
  ['throws when it is imported', '/en/explora/actualidad', unavailable.en],
  ...inFull(
    ['has lost its code', '/en/conciertos-entradas/eventos', unavailable.en] as const,
    ['has lost its code', '/conciertos-entradas/eventos/grieg-y-sibelius/36', unavailable.es] as const,
  ),
];
for (const [what, path, words] of lost) {
  test(`${path} of a remote that ${what}: answers 503 with an error page inside the frame`, async ({ page }) => {
    const answer = await page.goto(site.url + path);
    expect(answer?.status()).toBe(503);
    expect(await answer?.headerValue('cache-control')).toBe('no-store');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(words);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
  });
}

test('error page of a remote: its link leads to the home page', full, async ({ page }) => {
  await page.goto(`${site.url}/explora`);
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Volver a la página principal' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('page that throws in render: answers 500 inside the frame; other pages of its remote answer 200', async ({
  page,
  request,
}) => {
  const answer = await page.goto(`${site.url}/portal-empleo/oferta/7`);
  expect(answer?.status()).toBe(500);
  expect(await answer?.text()).not.toContain('broken on purpose');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unavailable.es);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect((await request.get(`${site.url}/portal-empleo`)).status()).toBe(200);
});

test('other remotes and pages of the shell: answer 200', async ({ request }) => {
  for (const path of [
    '/en',
    '/educacion-comunidad',
    '/sobre-ofgc',
    '/aviso-legal',
    '/en/portal-empleo',
    '/buscar?term=sibelius',
    '/boletin',
  ]) {
    expect((await request.get(site.url + path)).status(), path).toBe(200);
  }
});

test('home page: names missing parts and keeps its heading; the browser renders a part that failed on the server', async ({
  page,
}) => {
  const filled = async () => {
    const parts = await page
      .locator('[data-slot]')
      .evaluateAll((slots) => slots.map((slot) => [slot.getAttribute('data-slot'), slot.textContent]));
    const missing = 'no se ha podido cargar';
    return parts.filter(([, text]) => text && !text.includes(missing)).map(([name]) => name);
  };
  await page.route(/\.js$/, (route) => route.abort());
  expect((await page.goto(site.url))?.status()).toBe(200);
  expect(await filled()).toEqual(['home.reporting', 'home.jobs']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.unroute(/\.js$/);
  await expect(async () => {
    await page.goto(site.url);
    await hydrated(page);
    await expect.poll(filled, { timeout: 20_000 }).toEqual(['home.education', 'home.reporting', 'home.jobs']);
  }).toPass();
});

test('log: names the remotes that are not served, and the page that failed with its error', async ({ request }) => {
  await request.get(`${site.url}/portal-empleo/oferta/7`);
  expect(site.log()).toContain('remote concerts is not served');
  expect(site.log()).toContain('remote explore is not served: broken on purpose');
  const page = () =>
    site
      .log()
      .split('\n')
      .find((line) => line.includes('a page failed')) ?? '';
  await expect.poll(page).toContain('"remote":"jobs"');
  expect(page()).toContain('"url":"/portal-empleo/oferta/7"');
  expect(page()).toContain('"message":"broken on purpose"');
});
