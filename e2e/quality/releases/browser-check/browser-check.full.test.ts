import { createPrivateKey } from 'node:crypto';
import { useTestFolder } from '@ofgc/shared/testing/files/test-folder.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildElsewhere } from '../../../../shell/src/testing/sample-releases/built-releases.ts';
import { createMemoryDatabase } from '../../../../shell/src/testing/servers/memory-database.ts';
import { brokenScript, component, pageScript } from '../../../faults/broken-code.ts';
import { startFollowingApi } from '../../../../api/src/testing/test-api.ts';
import { type ServedSite, serveSite } from '../../../../shell/src/testing/servers/served-site.ts';
import type { Release } from '../../../../shell/src/releases/release.schema.ts';
import type { KeyPair } from '../../../../shell/src/releases/signed/key-pair.ts';
import { checkAndSign } from '../../../../shell/src/releases/signed/sign-check.ts';
import { releaseFolder } from '../../../../shell/src/releases/store/store.ts';
import { browserTrial, readTrial } from '../../../../shell/src/releases/gate/trial/trial-records.ts';
import { addTeam } from '../../../../shell/src/testing/servers/test-team.ts';
import { by } from '../../../../shell/src/testing/sample-releases/sample-statement.ts';

// These tests need a real browser, so only `npm run test:full` runs them.
const database = createMemoryDatabase();
let key: KeyPair;
let api: Awaited<ReturnType<typeof startFollowingApi>>;
let site: ServedSite;
let jobs: Release;
let elsewhere: string;

useTestFolder((own) => void (elsewhere = own), beforeAll);
beforeAll(async () => {
  api = await startFollowingApi();
  const address = await api.api.listen({ port: 0, host: '127.0.0.1' });
  site = await serveSite(['shell', 'mfe-jobs'], { apiUrl: `${address}/`, secret: api.secret, database });
  jobs = site.releases[1] as Release;
  key = await addTeam(database, jobs);
}, 600_000);
afterAll(async () => {
  await site?.stop();
  await api?.close();
});

async function check(source: string, browser?: (file: string, text: string) => string): Promise<string> {
  const release = await buildElsewhere(site.store, elsewhere, jobs, { source, ...(browser && { browser }) });
  const sentence = await checkAndSign(
    {
      to: site.url,
      privateKey: createPrivateKey(key.privateKey),
      app: 'jobs',
      ...by,
      folder: releaseFolder(elsewhere, 'jobs', release.version),
    },
    release,
  );
  const trial = await readTrial(site.store, release, browserTrial(site.releases[0]?.version ?? ''));
  expect(trial?.notes[1]).toContain(release.version);
  return sentence;
}

it('browser check hydrates all pages of a good release and stores the signed result', async () => {
  expect(await check(`export * from './built.js';`)).toMatch(/was looked at in the browser: \d+ pages hydrated/);
}, 300_000);

const inPortal = (edit: (text: string) => string) => pageScript('jobs.portal', edit);

/** Shows a form below the page that a function answers, which React finds (`<form action={answer}>`). */
const withForm = `(page) => (props) => {
  const element = (type, given) => ({ $$typeof: Symbol.for('react.transitional.element'), type, key: null, props: given });
  const answer = (data) => void (document.getElementById('jobs-said').textContent = data.get('jobs-year'));
  const label = element('label', { children: ['Año', element('input', { name: 'jobs-year' })] });
  const form = element('form', { action: answer, children: [label, element('button', { children: 'Comprobar' })] });
  return element('div', { children: [element(page, props), form, element('p', { role: 'status', id: 'jobs-said' })] });
}`;

it('browser check lets a form through that a function answers', async () => {
  const source = `import { remote as built } from './built.js';
    const withForm = ${withForm};
    const load = (route) => async () => { const { Component, ...rest } = await route.lazy(); return { ...rest, Component: withForm(Component) }; };
    const routes = built.routes.map((route) => (route.id === 'jobs.portal' ? { ...route, lazy: load(route) } : route));
    export const remote = { ...built, routes };`;
  expect(await check(source, inPortal(component(withForm)))).toMatch(/was looked at in the browser/);
}, 300_000);

it.each<[string, (file: string, text: string) => string, RegExp]>([
  [
    'throws at import',
    inPortal(brokenScript(`throw new Error('broken at import');`)),
    /broken at import|is not hydrated/,
  ],
  [
    'throws in render',
    inPortal(component(`() => () => { throw new Error('broken in render'); }`)),
    /broken in render|is not hydrated/,
  ],
  ['throws in an effect', inPortal(component('throwingWhenMounted')), /broken|is not hydrated/],
  ['renders something else than the server', inPortal(component('() => () => null')), /throws|says|is not hydrated/],
  [
    'writes a warning to the console',
    inPortal(brokenScript(`console.warn('left from yesterday');`)),
    /says in the console: left from yesterday \((?:browser|src|mfe-jobs)\/\S+:\d+:\d+\)/,
  ],
  [
    'listens to beforeunload',
    inPortal(brokenScript(`addEventListener('beforeunload', (event) => event.preventDefault());`)),
    /holds its visitors: from the start it listens to beforeunload/,
  ],
  [
    'has a wheel listener that is not passive',
    inPortal(brokenScript(`addEventListener('wheel', (event) => event.preventDefault(), { passive: false });`)),
    /holds its visitors: from the start it listens to wheel/,
  ],
  [
    'sets a cookie',
    inPortal(brokenScript(`Reflect.set(document, ['coo', 'kie'].join(''), 'tracker=1');`)),
    /sets the cookie tracker/,
  ],
  [
    'writes to localStorage',
    inPortal(brokenScript(`globalThis[['local', 'Storage'].join('')].setItem('seen', 'x');`)),
    /keeps seen in the browser’s storage/,
  ],
  [
    'replaces the global fetch',
    inPortal(brokenScript(`const { fetch } = globalThis; globalThis.fetch = (...words) => fetch(...words);`)),
    /replaces fetch, which all scripts share/,
  ],
  [
    'keeps the processor busy while idle',
    inPortal(brokenScript(`setInterval(() => { for (const end = Date.now() + 95; Date.now() < end;); }, 100);`)),
    /works on while nobody touches it: \d+ % of the time|is not hydrated/,
  ],
  [
    'keeps something for each visit',
    inPortal(
      component(
        '(page) => (props) => { (globalThis.visits ??= []).push(Array.from({ length: 3e5 }, Math.random)); return page(props); }',
      ),
    ),
    /keeps more memory each time that it is left and returned to/,
  ],
  [
    'evaluates text',
    inPortal(brokenScript(`try { (() => {}).constructor('return 1')(); } catch {}`)),
    /says in the console/,
  ],
  [
    'requests a foreign address',
    inPortal(brokenScript(`new Image().src = 'https://elsewhere.example/a.gif';`)),
    /says in the console: .*elsewhere\.example/,
  ],
  [
    'requests a missing file',
    inPortal(brokenScript(`new Image().src = '/assets/jobs/nothing.png';`)),
    /says in the console: Failed to load resource/,
  ],
])(
  'browser check refuses a release whose page %s in the browser only, and names page and reason',
  async (title, broken, reason) => {
    const refused = check(`export * from './built.js';\nexport const broken = '${title}';\n`, broken);
    await expect(refused).rejects.toThrow(/\/portal-empleo /);
    await expect(refused).rejects.toThrow(reason);
  },
  300_000,
);

it('browser check refuses a release whose part of the home page fails in Spanish only', async () => {
  const broken = brokenScript(`if (document.documentElement.lang === 'es') throw new Error('broken in Spanish');`);
  const refused = check(
    `export * from './built.js';\nexport const broken = 'Spanish';\n`,
    pageScript('home.jobs', broken),
  );
  await expect(refused).rejects.toThrow(/: \/ (?:says|throws|does not hydrate)/);
}, 300_000);

it('browser check refuses a release whose part of the home page takes the focus', async () => {
  const focus = brokenScript(`setTimeout(() => document.querySelector('[data-slot="home.jobs"] a').focus(), 50);`);
  const refused = check(
    `export * from './built.js';\nexport const broken = 'focus';\n`,
    pageScript('home.jobs', focus),
  );
  await expect(refused).rejects.toThrow(/: \/ takes the focus from whoever reads a page that is not the section’s/);
}, 300_000);
