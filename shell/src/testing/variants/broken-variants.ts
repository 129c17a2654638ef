import type { Section } from '@ofgc/shared/contract/section.schema.ts';
import type { VariantOptions } from '../sample-releases/built-releases.ts';

type Variant = Omit<VariantOptions, 'version'>;
/** The variant's fault, how it is made, and the gate's message about it. */
export type BrokenVariant = [string, Variant, RegExp];

export const wrap = (differences: string, before = '') =>
  `import { remote as built } from './built.js';\n${before}\nexport const remote = { ...built, ${differences} };\n`;
export const page = (id: string, code: string) =>
  wrap(
    `routes: built.routes.map((route) => (route.id === '${id}' ? { ...route, lazy: async () => (${code}) } : route))`,
  );
export const slot = (code: string) => wrap(`slots: { 'home.jobs': async () => ({ slot: ${code} }) }`);
export const example = { release: { warmUp: ['/portal-empleo', '/en/portal-empleo', '/portal-empleo/oferta/7'] } };
/** A page that shows the texts of keys. @param key an expression, which may use the page's `data` */
export const wordsOf = (key: string, loader = 'null') =>
  page(
    'jobs.portal',
    `{ loader: ${loader}, Component() { const data = useLoaderData(); return useTranslation('jobs').t(${key}); } }`,
  ).replace('\n', `\nimport { useLoaderData } from 'react-router';\nimport { useTranslation } from 'react-i18next';\n`);
/** A variant with another section declaration. */
const declaring = (section: Partial<Section>): Variant => ({
  release: {
    section: { title: { es: 'Empleo', en: 'Jobs' }, hue: 'teal', links: [], pages: [], examples: [], ...section },
  },
});
/** A variant with one more page, inside of another route. */
const inside = (around: string, within: string): Variant => ({
  source: wrap(
    `routes: [...built.routes, { id: 'jobs.frame', path: 'portal-empleo/marco', ${around}, children: [{ id: 'jobs.inside', ${within} }] }]`,
  ),
});
export const loading = (data: string, before = '') => ({
  source: page('jobs.portal', `{ loader: async () => (${data}), Component: () => 'well' }`).replace(
    '\n',
    `\n${before}`,
  ),
});
const changed = (what: string) =>
  new RegExp(`: /portal-empleo(?: answers 500)?: its data have ${what}: the browser would get something else`);

/** Faults that the gate must refuse, one in each row. */
export const brokenVariants: readonly BrokenVariant[] = [
  // These take until the gate's time limit.
  [
    'has a slot that never answers',
    { source: slot(`{ load: () => new Promise(() => {}), Component: () => null }`) },
    /: \/: home\.jobs: home\.jobs gave no data within 3500 ms/,
  ],
  [
    'has a page that never answers',
    { source: page('jobs.portal', `{ loader: () => new Promise(() => {}), Component: () => null }`) },
    /\/portal-empleo (answers 5\d\d|never ends)/,
  ],
  ['has a page with a day in its data', loading('{ call: { closes: new Date(0) } }'), changed('a Date at call.closes')],
  ['has a page with a map in its data', loading('{ calls: [{ at: new Map() }] }'), changed('a Map at calls\\[0\\].at')],
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
    'leads to a page that is not there',
    {
      source: page(
        'jobs.portal',
        `{ loader: () => new Response(null, { status: 302, headers: { Location: '/portal-empleo/a/b/c' } }) }`,
      ),
    },
    /: \/portal-empleo sends its visitors to \/portal-empleo\/a\/b\/c, which answers 404$/m,
  ],
  [
    'has a page in search and site map that is not there',
    declaring({ pages: [{ path: '/portal-empleo/a/b/c', title: { es: 'Nada', en: 'Nothing' } }] }),
    /: section\.ts leads to \/en\/portal-empleo\/a\/b\/c, which answers 404$/m,
  ],
  [
    'has a link of every page to nowhere',
    declaring({
      links: [{ text: { es: 'Nada', en: 'Nothing' }, to: '/nada/de/nada', at: { 'footer.orchestra': 1 } }],
    }),
    /: section\.ts leads to \/nada\/de\/nada, which answers 404$/m,
  ],
  [
    'is private, and on everybody’s home page',
    declaring({ isPrivate: true, home: { 'home.jobs': { row: 80 } } }),
    /: section\.ts says that it is private, and has home, which everybody sees$/m,
  ],
  [
    'has a page for any name in its address',
    {
      source: wrap(
        `routes: [...built.routes, { id: 'jobs.club', path: 'portal-empleo/club/:club', Component: () => 'well' }]`,
      ),
      release: { warmUp: ['/portal-empleo', '/en/portal-empleo', '/portal-empleo/club/coro'] },
    },
    /: \/portal-empleo\/club\/no-hay-nada-con-este-nombre, which does not exist, answers 200 in place of 404/,
  ],
  [
    'throws on a page inside of another',
    inside('loader: () => 1', `path: 'dentro', Component() { throw new Error('broken inside'); }`),
    /: \/portal-empleo\/marco\/dentro answers 500: broken inside/,
  ],
  [
    'has a day in the data of what stands around a page',
    inside('loader: () => new Date(0)', `index: true, loader: () => 1, Component: () => 'well'`),
    /: \/portal-empleo\/marco(?: answers 500)?: its data have a Date/,
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
    /it changes "label": what the API/,
  ],
  [
    'takes hold of what React does for all',
    {
      source: wrap(
        '',
        `import React from 'react'; const key = Object.keys(React).find((one) => one.includes('INTERNALS')); Object.defineProperty(React[key], 'H', { get: () => null });`,
      ),
    },
    /it changes "H": what|has no such export/,
  ],
  [
    'names scripts of others as its own',
    { release: { chunks: { 'jobs.portal': { js: ['../../../shell/x/browser/main.js'], css: [] } } } },
    /release\.json names the file \.\.\/\.\.\/\.\.\/shell\/x\/browser\/main\.js, which it does not have/,
  ],
  [
    'has a page whose chunk is called otherwise',
    {
      source: wrap(
        `routes: built.routes.map((route) => (route.id === 'jobs.vacancy' ? { ...route, id: 'jobs.post' } : route))`,
      ),
    },
    /^jobs try-\d+: the route jobs\.post has no chunk: its webpackChunkName must be its id \(no route has the id jobs\.vacancy\)$/m,
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
    loading(`new RegExp('^(a' + '+)+$').test('a'.repeat(60) + '!')`),
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
  [
    'speaks to its worker in the supervisor’s name',
    {
      source: `globalThis['pro' + 'cess'].emit('message', { suspend: ['education'] });\nexport * from './built.js';`,
    },
    /it called process\.emit\(\)/,
  ],
  [
    'asks for a text whose key has a hyphen, and that its catalogue lacks',
    { source: wordsOf(`'portal.full-time'`) },
    /: \/portal-empleo: jobs:portal\.full-time: no catalogue has/,
  ],
  [
    'makes a key of its data that its catalogue lacks',
    { source: wordsOf('`kinds.${data.kind}`', `() => ({ kind: 'choir' })`) },
    /: \/portal-empleo: jobs:kinds\.choir: no catalogue has/,
  ],
  [
    'asks for a text that its catalogue lacks only while the API is away',
    {
      source: wordsOf(
        'data.key',
        `async ({ context }) => ((globalThis.tries = (globalThis.tries ?? 0) + 1) > 2 ? { key: 'away' } : { key: 'portal.title' })`,
      ),
    },
    /: \/portal-empleo with the API away: jobs:away: no catalogue has/,
  ],
  ['exports no remote', { source: `export const other = 1;` }, /its module exports no `remote`/],
  [
    'works while nobody asks for anything',
    {
      source: `setInterval(() => { const { bigint: now } = globalThis['pro' + 'cess'].hrtime; for (const end = now() + 90_000_000n; now() < end;); }, 100);\nexport * from './built.js';`,
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
];
