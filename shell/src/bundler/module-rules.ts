import type { ModuleOptions } from '@rspack/core';
import { isDevelopment } from './build-mode.ts';
import { packageShims, packageShimsEverywhere } from './package-internals.ts';
import { browsers, scriptTarget } from './target-browsers.ts';

const pictures = /\.(?:svg|png|webp|avif|gif|jpe?g)$/;
/** Files whose address a script imports. */
const files = new RegExp(`${pictures.source}|\\.(?:woff2|mp3|m4a|ogg|mp4|webm|vtt|pdf|ics|csv)$`);

/** How a build reads each kind of file: scripts, styles, pictures, fonts. @param appName used in the names of CSS classes */
export function moduleRules(appName: string, side: 'browser' | 'server'): ModuleOptions {
  return {
    parser: {
      // Names of grid areas are not renamed: a renamed one would contain a dot and so be two names.
      'css/module': { namedExports: false, grid: false },
      // One file on the server, so that the release has a single hash for it.
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
          // Pictures in a style sheet are inlined: an address in it would contain the version, which is computed from the sheet itself.
          { test: pictures, issuer: /\.css$/, type: 'asset/inline' },
          { test: files, type: 'asset/resource', generator: { emit: side === 'browser' } },
        ],
      },
      {
        test: /\.tsx?$/,
        // In repositories of other teams the shared sources are a package in node_modules.
        exclude: /node_modules\/(?!@ofgc\/)/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            target: scriptTarget,
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
