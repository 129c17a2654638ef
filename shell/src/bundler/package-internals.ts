import { join } from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { packageFolder } from '../releases/build/package-folder.ts';

// All that reaches into the inside of a package, and why. The budgets in e2e/quality/releases/script-budgets.spec.ts watch the bytes,
// package-internals.test.ts that the insides stand where they stood.
const federationFile = (name: string, path: string) => join(packageFolder(`@module-federation/${name}`), path);
const bundlerRuntime = federationFile('webpack-bundler-runtime', 'dist/index.cjs');

/** rspack resolves the federation runtime to its CommonJS files, which cannot be shaken: this sends it to the ES modules. */
export function federationSources(): Record<string, string> {
  return {
    '@module-federation/runtime-core$': federationFile('runtime-core', 'dist/index.js'),
    '@module-federation/error-codes$': federationFile('error-codes', 'dist/index.mjs'),
    '@module-federation/sdk$': federationFile('sdk', 'dist/index.js'),
  };
}

/** What federation's own plugin would set in the host: browsers only, and no snapshots, which nobody here asks for. */
export const federationFlags = {
  ENV_TARGET: JSON.stringify('web'),
  FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
  FEDERATION_OPTIMIZE_NO_SHARED: 'false',
  FEDERATION_OPTIMIZE_NO_REMOTE: 'false',
};

/**
 * A remote's container asks for its bundler runtime by this file: it gets the host's copy, which
 * `shell/src/client/federation/load-remote-module.ts` puts there before it loads any remote.
 */
export function hostFederationRuntime(): Record<string, string> {
  return { [bundlerRuntime]: 'ofgcFederation' };
}

/** Every browser that the site is written for has fetch: axios' other way, XMLHttpRequest, stays out. */
export function axiosWithFetchAlone(): Record<string, string> {
  const at = (path: string) => join(packageFolder('axios'), 'lib', path);
  return { [at('adapters/xhr.js')]: at('helpers/null.js') };
}

/** In the shell's builds: remotes take react-i18next of them. */
export function wordsWithoutI18next(): Record<string, string> {
  const words = packageShim('react-i18next.ts');
  return { 'react-i18next$': words, '#react-i18next$': words };
}

const packageShim = (name: string) => join(import.meta.dirname, '../client/package-shims', name);

/** One drawing: lucide's own component reads contexts, options and names that `Icon` does not use (1.2 KB of each app). */
const lucideIcon: RuleSetRule = {
  test: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
  resolve: {
    alias: { '../createLucideIcon.mjs': join(packageFolder('@ofgc/shared'), 'src/design/brand/Icon/drawn-icon.ts') },
  },
};

/** On both sides, so that the browser finds what the server drew. */
export const packageShimsEverywhere = [lucideIcon];

/**
 * Modules that a page needs only from its first navigation on, or never: React Router's router (14 KB), of which its hooks and
 * components take constants, its histories (1 KB), of which they take paths, its framework mode (2 KB), and the
 * halves of federation's runtime for manifests, classic scripts, remotes of remotes and sentences of errors (8 KB). The importers get those
 * alone; the router itself comes with `shell/src/client/router/start-router.ts`, which asks for it by the package's name.
 */
export const packageShims: RuleSetRule[] = [
  {
    // 1.5 KB of sentences about misuse: React Router's stand in `npm run dev`, i18next's are said with its option `debug` alone.
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
