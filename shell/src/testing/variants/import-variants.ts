import { type BrokenVariant, loading, page } from './broken-variants.ts';

/** Releases whose modules cannot be imported, or import what they may not. */
export const importVariants: readonly BrokenVariant[] = [
  [
    'imports what comes with Node',
    { source: `import 'node:fs';\nexport * from './built.js';` },
    /node:fs comes with Node/,
  ],
  [
    'reaches for Node’s modules past the imports',
    {
      source: page('jobs.portal', `{ loader: () => process['getBuiltinModule']('node:fs'), Component: () => 'well' }`),
    },
    /\/portal-empleo: it called process\.getBuiltinModule\(\)/,
  ],
  [
    'is no JavaScript',
    { source: "import './built.js';\n\nexport const remote = { , };" },
    /^jobs try-\d+: a module is no JavaScript: Unexpected token ',' \(server\/main\.js:3\)$/m,
  ],
  [
    'imports what it does not have',
    { source: `import './gone.js';\nexport * from './built.js';` },
    /^jobs try-\d+: server\/main\.js imports server\/gone\.js, which the release does not have$/m,
  ],
  [
    'imports what others do not export',
    { source: `import { useNothing } from 'jotai';\nexport * from './built.js';\nuseNothing();` },
    /^jobs try-\d+: it imports useNothing from jotai, which has no such export/m,
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
];
