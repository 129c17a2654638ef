import type { ModuleOptions } from '@rspack/core';
import { isDevelopment } from './build-mode.ts';
import { packageShims, packageShimsEverywhere } from './package-internals.ts';
import { browsers } from './target-browsers.ts';

/** How a build reads each kind of file: scripts, styles, pictures, fonts. @param appName names its classes */
export function moduleRules(appName: string, side: 'browser' | 'server'): ModuleOptions {
  return {
    parser: {
      // Names of grid areas stay as they are: a hashed name with a point would be two names.
      'css/module': { namedExports: false, grid: false },
      // One file on the server: what a release is made of is one integrity.
      ...(side === 'server' && { javascript: { dynamicImportMode: 'eager' as const, importMeta: false } }),
    },
    generator: {
      'css/module': {
        exportsOnly: side === 'server',
        localIdentName: `${appName}-[name]-[local]`,
      },
      css: { exportsOnly: side === 'server' },
      'css/auto': { exportsOnly: side === 'server' },
    },
    rules: [
      ...packageShimsEverywhere,
      ...(side === 'browser' ? packageShims : []),
      { test: /\.module\.css$/, type: 'css/module', use: [cssLoader()] },
      { test: /(?<!\.module)\.css$/, type: 'css', use: [cssLoader()] },
      {
        oneOf: [
          // A style sheet says no address of its own release: its hash would be known only with the version that is made of it.
          { test: /\.(svg|png|webp)$/, issuer: /\.css$/, type: 'asset/inline' },
          { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource', generator: { emit: side === 'browser' } },
        ],
      },
      {
        test: /\.tsx?$/,
        // Elsewhere than in this repository the shared sources are a package.
        exclude: /node_modules\/(?!@ofgc\/)/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: {
              react: {
                runtime: 'automatic',
                development: isDevelopment,
                refresh: isDevelopment && side === 'browser',
              },
            },
          },
        },
      },
    ],
  };
}

function cssLoader() {
  return { loader: 'builtin:lightningcss-loader', options: { targets: browsers } };
}
