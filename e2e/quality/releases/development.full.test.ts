import { type ChildProcess, spawn } from 'node:child_process';
import { cp, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { freePort } from '@ofgc/shared/testing/free-port.ts';
import { startRealApi } from '../../../shell/src/testing/api/real-api.ts';
import { giveTime } from '../../site/process/longer-page-timeouts.ts';
import { chromiumFlags, findChromium } from '../../site/page/find-chromium.ts';
import { endProcess, untilSays } from '../../../shell/src/testing/servers/child-process.ts';

// `npm run dev -- jobs --site URL` on a copy of these sources, in a real browser: run by `npm run test:full` only.
const root = join(import.meta.dirname, '../../..');
const left = new Set(['node_modules', '.git', '.data', '.dev', '.cache', 'dist', '.releases']);
const patient = { timeout: 60_000, interval: 250 };
let copy: string;
let api: Awaited<ReturnType<typeof startRealApi>>;
let dev: ChildProcess;
let browser: Browser;
let page: Page;
let url: string;

useTestFolder((own) => void (copy = own), beforeAll);
beforeAll(async () => {
  await cp(root, copy, { recursive: true, filter: (from) => !left.has(basename(from)) });
  await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
  api = await startRealApi();
  const port = await freePort();
  url = `http://localhost:${port}`;
  dev = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'shell/src/commands/dev.ts', 'jobs', '--site', api.url],
    {
      cwd: copy,
      env: { ...process.env, PORT: String(port), DATA_DIR: join(copy, '.data'), SITE_CLOCK: '2026-11-20' },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  await untilSays(dev, 'Development: ');
  browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  page = await newTab();
}, 900_000);
afterAll(async () => {
  await browser?.close();
  await endProcess(dev);
  await api?.stop();
}, 120_000);

/** A page with as much time as the tests. */
async function newTab(): Promise<Page> {
  const tab = await browser.newPage();
  tab.setDefaultTimeout(patient.timeout);
  await giveTime(tab);
  return tab;
}
async function edit(file: string, from: string, to: string, folder = 'mfe-jobs/src'): Promise<void> {
  const path = join(copy, folder, file);
  const text = await readFile(path, 'utf8');
  expect(text).toContain(from);
  await writeFile(path, text.replace(from, to));
}
const served = async () => {
  const answer = await fetch(`${url}/portal-empleo`);
  return `${answer.status} ${await answer.text()}`;
};
const serverSays = (words: string) => vi.waitFor(async () => expect(await served()).toContain(words), patient);
/** Sets a mark that the page loses when it is loaded again. */
const mark = () => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isMarked = () => page.evaluate(() => 'isMarked' in window);

it('development server renders a page of the remote with the data of the given site, and hydrates it', async () => {
  await page.goto(`${url}/portal-empleo`);
  await page.waitForFunction(() => performance.getEntriesByName('hydrated:page').length > 0);
  expect(await served()).toMatch(/^200 .*Portal de empleo/s);
  await expect
    .poll(
      () =>
        page
          .getByRole('main')
          .getByRole('link', { name: /Violín|Viola|Oboe/ })
          .count(),
      patient,
    )
    .toBeGreaterThan(0);
});

it('an edited component is replaced in the open page without a reload, and rendered by the server', async () => {
  await mark();
  await edit('pages/PortalPage.tsx', '<PageHead', '<p>Una línea nueva.</p><PageHead');
  await page.getByText('Una línea nueva.').waitFor();
  expect(await isMarked()).toBe(true);
  await serverSays('Una línea nueva.');
});

it('an edited text of a catalogue appears in the open page and in the server’s HTML', async () => {
  await edit('locales/es.json', '"label": "Filtrar ofertas"', '"label": "Filtrar las plazas"');
  await serverSays('Filtrar las plazas');
  await expect.poll(() => page.content(), patient).toContain('Filtrar las plazas');
});

it('an edited loader gives its data to the open page and to the server’s HTML', async () => {
  await edit(
    'pages/PortalPage.tsx',
    'now: now().toISOString() };',
    `now: now().toISOString(), news: 'De los datos.' };`,
  );
  await edit('pages/PortalPage.tsx', '<p>Una línea nueva.</p>', '<p>{useLoaderData<Data>().news}</p>');
  await serverSays('De los datos.');
  await page.getByText('De los datos.').waitFor();
});

it('a syntax error shows an overlay while the last good page is served; the overlay goes after the correction', async () => {
  await edit('pages/PortalPage.tsx', '<p>{useLoaderData', '<p>{{{useLoaderData');
  const overlay = page.frameLocator('#rspack-dev-server-client-overlay');
  await overlay
    .getByText(/PortalPage\.tsx/)
    .first()
    .waitFor();
  expect(await served()).toContain('De los datos.');
  await edit('pages/PortalPage.tsx', '<p>{{{useLoaderData', '<p>{useLoaderData');
  await expect.poll(() => page.locator('#rspack-dev-server-client-overlay').count(), patient).toBe(0);
  await page.getByText('De los datos.').waitFor();
});

it('a server that does not start shows why over the page, which is not loaded again and again, until the correction', async () => {
  const broken = 'throwsWhenImported();\n';
  const [file, folder] = ['canonical-path.ts', 'shell/src/server/rendering/request'];
  await edit(file, '', broken, folder);
  // The remote's last build may still wait for the server, and fail with it: then each of the two has its overlay.
  const reason = (of: Page) =>
    of
      .frameLocator('#rspack-dev-server-client-overlay >> nth=0')
      .getByText(/The server does not start/)
      .first();
  await reason(page).waitFor();
  await mark();
  expect(await served()).toContain('De los datos.');
  const other = await newTab();
  let loads = 0;
  other.on('load', () => (loads += 1));
  await other.goto(`${url}/portal-empleo`);
  await reason(other).waitFor();
  expect([loads, await isMarked()]).toEqual([1, true]);
  await other.close();
  await edit(file, broken, '', folder);
  await expect.poll(() => page.locator('#rspack-dev-server-client-overlay').count(), patient).toBe(0);
  await page.getByText('De los datos.').waitFor();
});
