/**
 * `facade`: the one module that a package consists of here, so that the rest of it never reaches the browser. `serverFacade`: what remotes
 * get in its place on the server.
 */
export interface SharedPackage {
  name: string;
  package: string;
  facade?: string;
  serverFacade?: string;
}

/**
 * What the shell provides to every remote, one instance each: in the browser as Module Federation singletons,
 * on the server as modules of the shell's release. A remote that imports any other bare package bundles its own copy.
 */
export const sharedPackages: readonly SharedPackage[] = [
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
  {
    name: '@ofgc/shared/api-client',
    package: '@ofgc/shared',
    serverFacade: 'shared/src/contract/server-api-client.ts',
  },
];

/** The module of the shell's server release that is a package, without `.js`. */
export function moduleFile(name: string): string {
  return name.replace('@ofgc/shared/', '').replaceAll('/', '.');
}

/** The one that a remote gets: a facade, where the package has one. */
export function facadeFile({ name, facade, serverFacade }: SharedPackage): string {
  return moduleFile(name) + (facade || serverFacade ? '.facade' : '');
}
