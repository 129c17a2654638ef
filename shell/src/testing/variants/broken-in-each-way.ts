import { type BrokenVariant, example, page, slot, wordsOf, wrap } from './broken-variants.ts';

/** Releases that the gate refuses, one for each kind of check; `broken-variants.ts` has more of each kind. */
export const brokenInEachWay: readonly BrokenVariant[] = [
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
        `{ loader: ({ context }) => ((globalThis.tries = (globalThis.tries ?? 0) + 1) > 2 ? Promise.reject(new TypeError('no data to read')) : null), Component: () => 'well' }`,
      ),
    },
    /\/portal-empleo with the API away: no data to read/,
  ],
  [
    'asks for a text that its catalogue lacks',
    { source: wordsOf(`'portal.nothing'`) },
    /\/portal-empleo: jobs:portal\.nothing: no catalogue has/,
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
    'has a part that says how wide the home page is',
    {
      source: `import { jsx } from 'react/jsx-runtime';\n${slot(`{ load: async () => ({}), Component: () => jsx('meta', { name: 'viewport', content: 'width=100' }) }`)}`,
    },
    /: \/ has <meta name="viewport"> in it, which is for the page to say/,
  ],
  [
    'rejects long after its page is done',
    {
      source: page(
        'jobs.portal',
        `{ loader() { void new Promise((resolve) => setTimeout(resolve, 5_000)).then(() => { throw new Error('too late'); }); return 1; }, Component: () => 'well' }`,
      ),
    },
    /: it rejects where nobody catches it: too late/,
  ],
  [
    'ends the process',
    { source: page('jobs.portal', `process['exit'](4)`) },
    /\/portal-empleo: it called process\.exit\(\)/,
  ],
  [
    'answers for its worker',
    { source: `globalThis['pro' + 'cess'].send({ tried: [] });\nexport * from './built.js';` },
    /it called process\.send\(\)/,
  ],
  [
    'answers for its worker by what Node sends with',
    { source: `globalThis['pro' + 'cess']._send({ tried: [] });\nexport * from './built.js';` },
    /it reached for process\._send/,
  ],
  [
    'patches what all share',
    {
      source: wrap(
        '',
        `const map = Array.prototype.map; Array.prototype.map = function (...words) { return map.apply(this, words); };`,
      ),
    },
    /it changes "map": what .* is frozen, a copy of it may be changed \(.*server\/main\.js:\d+:\d+\)/,
  ],
  [
    'imports outside of its release',
    { source: `import '../../../../other.js';\nexport * from './built.js';` },
    /other\.js is outside of the release/,
  ],
  [
    'has its visitor’s request in the data of a page',
    {
      source: page(
        'jobs.portal',
        `{ loader: ({ request }) => request.headers.get('user-agent'), Component: () => 'well' }`,
      ),
    },
    /: \/portal-empleo has the visitor’s browser \(User-Agent\) in it or in its data, where others could read it$/m,
  ],
];
