import { type BrokenVariant, loading, page, slot, wrap } from './broken-variants.ts';

/** A variant whose part of the home page is this element. */
const drawn = (element: string): BrokenVariant[1] => ({
  source: `import { jsx } from 'react/jsx-runtime';\n${slot(`{ load: async () => ({}), Component: () => ${element} }`)}`,
});

/** Ways in which one section could affect all pages: found by adversarial reviews, each was once accepted by the gate. */
export const greedyVariants: readonly BrokenVariant[] = [
  [
    'changes what the API answers, which other pages get, too',
    {
      source: page(
        'jobs.portal',
        `{ loader: async ({ context }) => (await context.get(pageContext).api.get('api/offers')).data.data.push(1), Component: () => 'well' }`,
      ).replace('\n', `\nimport { pageContext } from '@ofgc/shared/contract';\n`),
    },
    /portal-empleo answers 500: it changes "0": what the API/,
  ],
  [
    'sets the time zone of all pages',
    { source: `globalThis['pro' + 'cess']['env'].TZ = 'Asia/Tokyo';\nexport * from './built.js';` },
    /changes "TZ": what the API/,
  ],
  [
    'hides from the log where errors came from',
    { source: `Error.stackTraceLimit = 0;\nexport * from './built.js';` },
    /Error\.stackTraceLimit/,
  ],
  [
    'has a part with data of its own for the whole page',
    drawn(`jsx('script', { id: 'page-state', type: 'application/json', children: '{}' })`),
    /: \/ has the id "page-state" twice/,
  ],
  [
    'has a part that keeps search engines from the home page',
    drawn(`jsx('meta', { name: 'robots', content: 'noindex' })`),
    /: \/ has <meta name="robots"> in it, which is for the page to say/,
  ],
  [
    'has a part that has browsers fetch pages before they are asked for',
    drawn(`jsx('script', { type: 'speculationrules', children: '{}' })`),
    /: \/ has <script type="speculationrules"> in it, which is for the page to say/,
  ],
  [
    'has a part that makes an app of the site',
    drawn(`jsx('link', { rel: 'manifest', href: '/portal-empleo.json' })`),
    /: \/ has <link rel="manifest"> in it, which is for the page to say/,
  ],
  [
    'has a part that says that the home page is another',
    drawn(`jsx('link', { rel: 'canonical', href: '/portal-empleo' })`),
    /: \/ has two canonical addresses/,
  ],
  [
    'has a part with a style sheet that its release does not name',
    drawn(`jsx('link', { rel: 'stylesheet', precedence: 'x', href: '/assets/jobs/x/browser/other.css' })`),
    /: \/ has a style sheet of its own in it/,
  ],
  [
    'has a part that changes the language for those of others',
    { source: slot(`{ load: async (context) => { context.locale = 'en'; return {}; }, Component: () => null }`) },
    /: \/: home\.jobs: it changes "locale": what the API/,
  ],
  [
    'has a part that answers for the API to those of others',
    {
      source: slot(
        `{ load: async ({ api }) => { api.get = async () => ({ data: { data: [] } }); return {}; }, Component: () => null }`,
      ),
    },
    /: \/: home\.jobs: it changes "get": what the API/,
  ],
  [
    'has a part that changes what the site is to those of others',
    {
      source: `import { useSite } from '@ofgc/shared/contract';\n${slot(`{ load: async () => ({}), Component() { useSite().url = 'https://elsewhere.example'; return null; } }`)}`,
    },
    /: \/: home\.jobs: it changes "url": what the API/,
  ],
  [
    'stops the clock by which all are measured',
    {
      source: `Object.defineProperty(performance, 'now', { value: () => 0 });\nexport * from './built.js';`,
    },
    /it changes "now": what the API/,
  ],
  [
    'has a part that says in which direction all is read',
    drawn(`jsx('html', { dir: 'rtl', children: 'mine' })`),
    /: \/ has two documents/,
  ],
  [
    'has a part with a field that takes in all that follows',
    drawn(`jsx('div', { dangerouslySetInnerHTML: { __html: 'Empleo <textarea>' } })`),
    /: \/ has a part in it that ends elements of others/,
  ],
  ['has a part that is the main one', drawn(`jsx('main', { children: 'mine' })`), /: \/ has two main parts/],
  [
    'has a part that comes first for the keyboard',
    drawn(`jsx('a', { href: '/', tabIndex: 5, children: 'mine' })`),
    /: \/ has an order of its own for the keyboard in it/,
  ],
  [
    'has a part with a field in the form of another',
    drawn(`jsx('input', { form: 'newsletter', name: 'email', 'aria-label': 'mine' })`),
    /: \/ has a field that belongs to another form in it/,
  ],
  [
    'has a part that takes the focus',
    drawn(`jsx('button', { autoFocus: true, children: 'mine' })`),
    /: \/ has a part that takes the focus in it/,
  ],
  [
    'fills a block of the shell',
    {
      source: wrap(
        `slots: { ...built.slots, 'block.text': async () => ({ slot: { load: () => null, Component: () => 'mine' } }) }`,
      ),
      release: { slots: ['home.jobs', 'block.text'] },
    },
    /the slot block\.text belongs to shell/,
  ],
  [
    'has 20,000 routes',
    {
      source: wrap(
        `routes: [...built.routes, ...Array.from({ length: 20_000 }, (_, n) => ({ id: 'jobs.n' + n, path: 'portal-empleo/n' + n, Component: () => 'n' }))]`,
      ),
    },
    /it has 200\d\d routes: at most 300/,
  ],
  [
    'has a route of a quarter of a million ways',
    {
      source: wrap(
        `routes: [...built.routes, { id: 'jobs.many', path: 'portal-empleo/' + Array.from({ length: 18 }, (_, n) => ':p' + n + '?').join('/'), Component: () => 'n' }]`,
      ),
    },
    /has 18 optional parts: at most 4/,
  ],
  [
    'takes 5,000 addresses of the first level',
    {
      source: wrap(`mounts: [...built.mounts, ...Array.from({ length: 5_000 }, (_, n) => '/x' + n)]`),
      release: { mounts: ['/portal-empleo', ...Array.from({ length: 5_000 }, (_, n) => `/x${n}`)] },
    },
    /it has 5001 mounts: at most 20/,
  ],
  [
    'has three million letters of words',
    {
      source: wrap(
        `locales: Object.fromEntries(Object.entries(built.locales).map(([locale, load]) => [locale, async () => ({ default: { ...(await load()).default, added: 'x'.repeat(3e6) } })]))`,
      ),
    },
    /the texts of the language es have 30\d+ letters: at most 200000/,
  ],
  [
    'makes its worker deaf inside of Node',
    { source: `globalThis['pro' + 'cess']._events.message = undefined;\nexport * from './built.js';` },
    /it reached for process\._events/,
  ],
  [
    'says that its worker is not connected',
    { source: `globalThis['pro' + 'cess'].connected = false;\nexport * from './built.js';` },
    /it reached for process\.connected/,
  ],
  [
    'throws where nobody catches it what cannot become a text',
    loading(`setTimeout(() => { throw Object.create(null); })`),
    /: \/portal-empleo: it throws where nobody catches it: a thrown object with the fields \(none\)/,
  ],
  [
    'rejects where nobody listens with what nobody can read',
    loading(`(({ proxy, revoke }) => { revoke(); void Promise.reject(proxy); })(Proxy.revocable({}, {}))`),
    /it rejects where nobody catches it: something was thrown that cannot be read/,
  ],
  [
    'has a slot that throws what throws when it is asked',
    {
      source: slot(`{ load: async () => ({}), Component() { throw { toString() { throw new Error('asked'); } }; } }`),
    },
    /: \/: home\.jobs: a thrown object with the fields toString/,
  ],
  [
    'has a slot that adds to what it showed before',
    {
      source: `const lines = [];\n${slot(`{ load: async () => ({}), Component: () => lines.push('x') && lines.join() }`)}`,
    },
    /: \/ is another page each time that it is rendered, with the same data/,
  ],
  [
    'has a page that shows a figure of chance',
    { source: page('jobs.portal', `{ loader: () => 1, Component: () => String(Math.random()) }`) },
    /: \/portal-empleo is another page each time that it is rendered, with the same data/,
  ],
  [
    'keeps the first answer of the API for all who come later',
    {
      source: `import { pageContext } from '@ofgc/shared/contract';\nlet kept;\n${page('jobs.portal', `{ loader: async ({ context }) => (kept ??= (await context.get(pageContext).api.get('api/offers')).data), Component: () => 'well' }`)}`,
    },
    /: \/portal-empleo asks for api\/offers once, and keeps it for all who come later/,
  ],
  [
    'shows what the visitor before looked for',
    {
      source: `import { useLoaderData } from 'react-router';\nconst filters = {};\n${page('jobs.portal', `{ loader: ({ request }) => ({ ...Object.assign(filters, Object.fromEntries(new URL(request.url).searchParams)) }), handle: { visitorParameters: ['texto'], meta: () => ({ title: 'a', description: 'b' }) }, Component: () => useLoaderData().texto ?? 'all' }`)}`,
    },
    /: \/portal-empleo shows what the visitor before asked for/,
  ],
  [
    'changes something when a page is opened',
    {
      source: `import { pageContext } from '@ofgc/shared/contract';\n${page('jobs.portal', `{ loader: async ({ context }) => { await context.get(pageContext).api.post('api/newsletter', { email: 'a@b.example' }); return 1; }, Component: () => 'well' }`)}`,
    },
    /: \/portal-empleo answers 500: it posts to api\/newsletter while the page is opened/,
  ],
  [
    'asks another site by the API client',
    {
      source: `import { pageContext } from '@ofgc/shared/contract';\n${page('jobs.portal', `{ loader: async ({ context }) => (await context.get(pageContext).api.get('https://elsewhere.example/x?y')).status, Component: () => 'well' }`)}`,
    },
    /: \/portal-empleo answers 500: it asks for https:\/\/elsewhere\.example\/x, which is not below api\/ or channel\//,
  ],
  [
    'makes an API client of its own, without limits',
    {
      source: `import { createApiClient } from '@ofgc/shared/api-client';\n${page('jobs.portal', `{ loader: async () => (await createApiClient({ baseURL: 'http://127.0.0.1:3001/', locale: 'es' }).post('api/newsletter', {})).status, Component: () => 'well' }`)}`,
    },
    /: \/portal-empleo answers 500: it asks an API client of its own on the server/,
  ],
  [
    'reads files by what the process has',
    loading(`new (globalThis['pro' + 'cess'].stdin.constructor)('/etc/hostname')`),
    /: \/portal-empleo answers 500: Cannot read properties of undefined \(reading 'constructor'\)/,
  ],
  [
    'asks others by what fetch sends its requests',
    loading(
      `globalThis[Symbol.for('undici.globalDispatcher.1')].dispatch({ origin: 'https://elsewhere.example', path: '/', method: 'GET' }, {})`,
    ),
    /: \/portal-empleo answers 500: jobs asks an address past the API client/,
  ],
  [
    'asks others by the constructor of sockets',
    loading(`new WebSocket.prototype.constructor('wss://elsewhere.example')`),
    /: \/portal-empleo answers 500: jobs asks wss:\/\/elsewhere\.example past the API client/,
  ],
  [
    'observes all requests with their headers',
    loading(`new PerformanceObserver(() => {}).observe({ entryTypes: ['http'] })`),
    /: \/portal-empleo answers 500: PerformanceObserver is not a constructor/,
  ],
  [
    'takes over what all requests inherit from',
    {
      source: `Object.getPrototypeOf(Object.getPrototypeOf(globalThis['pro' + 'cess'])).emit = () => {};\nexport * from './built.js';`,
    },
    /it changes "emit": what the API/,
  ],
  [
    'keeps what each visitor asked for and shows it to nobody',
    {
      source: `const asked = new Map();\n${page('jobs.portal', `{ loader: ({ request }) => { asked.set(request.url, request.headers.get('user-agent')); return 1; }, Component: () => 'well' }`)}`,
    },
    /: \/portal-empleo keeps something of each visit in the variable asked\b/,
  ],
  [
    'keeps each time at which it was asked for',
    {
      source: `import { pageContext } from '@ofgc/shared/contract';\nfunction createLog() { const lines = []; return { add: (line) => lines.push(line) }; }\nconst log = createLog();\n${page('jobs.portal', `{ loader: ({ context }) => { log.add(context.get(pageContext).now().getTime()); return 1; }, Component: () => 'well' }`)}`,
    },
    /: \/portal-empleo keeps something of each visit in the variable log\b/,
  ],
  [
    'has a part that remembers its last visitor in a private field',
    {
      source: `class Last { #time; take(time) { this.#time = time; } }\nconst last = new Last();\n${slot(`{ load: async ({ now }) => { last.take(now().getTime()); return {}; }, Component: () => null }`)}`,
    },
    /: \/ keeps something of each visit in the variable last\b/,
  ],
];
