/**
 * What the shell provides to every remote, one instance each: in the browser as Module Federation singletons,
 * on the server by the resolve hook. A remote that imports any other bare package bundles its own copy.
 * `facade`: the one module that the package consists of here, so that the rest of it never reaches the browser.
 */
export const sharedPackages: readonly { name: string; package: string; facade?: string }[] = [
  { name: 'react', package: 'react' },
  { name: 'react/jsx-runtime', package: 'react' },
  { name: 'react-dom', package: 'react-dom' },
  { name: 'react-router', package: 'react-router', facade: 'shared/src/contract/react-router.ts' },
  { name: 'jotai', package: 'jotai', facade: 'shared/src/contract/jotai.ts' },
  { name: 'i18next', package: 'i18next' },
  { name: 'react-i18next', package: 'react-i18next', facade: 'shared/src/contract/react-i18next.ts' },
  { name: '@ofgc/shared/contract', package: '@ofgc/shared' },
  { name: '@ofgc/shared/state', package: '@ofgc/shared' },
  { name: '@ofgc/shared/i18n', package: '@ofgc/shared' },
  { name: '@ofgc/shared/api-client', package: '@ofgc/shared' },
];
