import { join } from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { packageFolder } from '../releases/build/package-folder.ts';

// Everything that replaces internals of packages, with the reasons. The budgets in e2e/quality/releases/script-budgets.spec.ts check
// the sizes; package-internals.test.ts checks that the internals are still where they were.
const federationFile = (name: string, path: string) => join(packageFolder(`@module-federation/${name}`), path);
const bundlerRuntime = federationFile('webpack-bundler-runtime', 'dist/index.cjs');

/** rspack resolves the federation runtime to its CommonJS files, which cannot be tree-shaken: these aliases lead to the ES modules. */
export function federationSources(): Record<string, string> {
  return {
    '@module-federation/runtime-core$': federationFile('runtime-core', 'dist/index.js'),
    '@module-federation/error-codes$': federationFile('error-codes', 'dist/index.mjs'),
    '@module-federation/sdk$': federationFile('sdk', 'dist/index.js'),
  };
}

/** Flags that federation's own plugin would set in the host: browsers only, and no snapshots, which the site does not use. */
export const federationFlags = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
};

/**
 * A remote's container requests its bundler runtime by this file and gets the host's copy, which
 * `shell/src/client/federation/load-remote-module.ts` provides before it loads any remote.
 */
export function hostFederationRuntime(): Record<string, string> {
  return { [bundlerRuntime]: 'ofgcFederation' };
}

/** All supported browsers have fetch, so axios' XMLHttpRequest adapter is left out. */
export function axiosWithFetchAlone(): Record<string, string> {
  const at = (path: string) => join(packageFolder('axios'), 'lib', path);
  return { [at('adapters/xhr.js')]: at('helpers/null.js') };
}

/** For the shell's builds only: remotes get react-i18next from the shell. */
export function wordsWithoutI18next(): Record<string, string> {
  const words = packageShim('react-i18next.ts');
  return { 'react-i18next$': words, '#react-i18next$': words };
}

const packageShim = (name: string) => join(import.meta.dirname, '../client/package-shims', name);

/** Only the drawing of an icon: lucide's own component reads contexts, options and names that `Icon` does not use (1.2 KB of each app). */
const lucideIcon: RuleSetRule = {
  test: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
  resolve: {
    alias: { '../createLucideIcon.mjs': join(packageFolder('@ofgc/shared'), 'src/design/brand/Icon/drawn-icon.ts') },
  },
};

/** Used on both sides, so that the browser hydrates the same markup that the server rendered. */
export const packageShimsEverywhere = [lucideIcon];

/**
 * Modules that a page needs only from its first navigation on, or never: React Router's router (14 KB), of which its hooks and
 * components use constants, its histories (1 KB), of which they use paths, its framework mode (2 KB), and the parts
 * of federation's runtime for manifests, classic scripts, remotes of remotes and error messages (8 KB). The importers get only
 * what they use; `shell/src/client/router/start-router.ts` loads the whole router by the package's name.
 */
export const packageShims: RuleSetRule[] = [
  {
    // Removes 1.5 KB of texts about misuse: React Router's are shown in `npm run dev`, i18next's only with its option `debug`.
    test: /react-router\/dist\/production\/lib\/(hooks|components|dom\/lib|dom\/dom|router\/utils)\.js$|i18next\/dist\/esm\/i18next\.js$/,
    use: [join(import.meta.dirname, 'drop-sentences.ts')],
  },
  {
    test: /react-router\/dist\/\w+\/lib\/(hooks|components|dom\/lib)\.js$/,
    resolve: {
      alias: {
        './router/router.js': packageShim('react-router-router.ts'),
        '../router/router.js': packageShim('react-router-router.ts'),
        './dom/ssr/components.js': packageShim('react-router-framework.ts'),
        './ssr/components.js': packageShim('react-router-framework.ts'),
      },
    },
  },
  {
    test: /react-router\/dist\/\w+\/lib\/(hooks|components|dom\/lib|dom\/dom|router\/utils)\.js$/,
    resolve: {
      alias: {
        './router/history.js': packageShim('react-router-history.ts'),
        '../router/history.js': packageShim('react-router-history.ts'),
        './history.js': packageShim('react-router-history.ts'),
      },
    },
  },
  {
    test: /@module-federation\/runtime-core\/dist\/.*\.js$/,
    resolve: {
      alias: {
        './plugins/snapshot/SnapshotHandler.js': packageShim('federation-core.ts'),
        '../plugins/snapshot/SnapshotHandler.js': packageShim('federation-core.ts'),
        '../utils/preload.js': packageShim('federation-core.ts'),
        './semver/index.js': packageShim('federation-core.ts'),
        './utils/semver/index.js': packageShim('federation-core.ts'),
      },
    },
  },
  {
    test: /@module-federation\/(runtime|runtime-core)\/dist\/.*\.js$/,
    resolve: {
      alias: {
        '@module-federation/error-codes$': packageShim('federation-messages.ts'),
        '@module-federation/error-codes/browser$': packageShim('federation-messages.ts'),
      },
    },
  },
  {
    test: /@module-federation\/sdk\/dist\/index\.js$/,
    resolve: {
      alias: { './dom.js': packageShim('federation-dom.ts'), './logger.js': packageShim('federation-messages.ts') },
    },
  },
  {
    test: /@module-federation\/webpack-bundler-runtime\/dist\/\w+\.js$/,
    resolve: {
      alias: {
        './init.js': packageShim('federation-bundler.ts'),
        './remotes.js': packageShim('federation-bundler.ts'),
        './updateOptions.js': packageShim('federation-bundler.ts'),
        './getSharedFallbackGetter.js': packageShim('federation-bundler.ts'),
        './installInitialConsumes.js': packageShim('federation-bundler.ts'),
        './error-codes/dist/getShortErrorMsg.js': packageShim('federation-messages.ts'),
      },
    },
  },
];
