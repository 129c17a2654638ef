import { basename, join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { isDevelopment } from './build-mode.ts';
import { moduleRules } from './module-rules.ts';
import { axiosWithFetchAlone, federationSources, wordsWithoutI18next } from './package-internals.ts';
import { SourceFencePlugin } from './source-fence.ts';
import { buildFolderVariable, unnamedVersion } from '../releases/build/build-app.ts';
import { packageFolder } from '../releases/build/package-folder.ts';

/** The folder of the shared sources. */
export const shared = packageFolder('@ofgc/shared');
/** Development has one below each app; a build for release has one of its own, so that two never share one. */
export const buildFolder = (folder: string) =>
  (!isDevelopment && process.env[buildFolderVariable]) || join(folder, isDevelopment ? '.dev' : 'dist');

export interface App {
  /** Absolute. */
  folder: string;
  name: string;
  version: string;
}

/**
 * The version of a build for release stands for one that is known only afterwards, as the hash of what was built.
 * @param folder absolute
 */
export function describeApp(name: string, folder: string): App {
  return { folder, name, version: isDevelopment ? 'dev' : unnamedVersion };
}

/** The module that says what the site knows of an app. */
export function sectionFile({ folder }: App): string {
  return join(folder, 'src/section.ts');
}

/** An app's build holds its own sources and the shared ones, no other app's. */
export function sourceFence({ folder }: App): SourceFencePlugin {
  return new SourceFencePlugin([folder, shared]);
}

/** Where pictures and fonts are: the server writes into its pages the addresses that the browser's scripts have. */
export function fileAddresses({ name, version }: App) {
  return { publicPath: `/assets/${name}/${version}/browser/`, assetModuleFilename: '[name].[contenthash:8][ext]' };
}

/** What a browser's build and a server's have in common. */
export function commonBuild(app: App, side: 'browser' | 'server'): Configuration {
  return {
    name: `${basename(app.folder)}:${side}`,
    mode: isDevelopment ? 'development' : 'production',
    context: app.folder,
    // A release of a remote keeps its maps beside its files, unserved. A worker that read the shell's would stand still for 0.2 s.
    devtool: isDevelopment ? 'cheap-module-source-map' : app.name === 'shell' ? false : 'hidden-source-map',
    resolve: {
      extensions: ['.js'],
      alias: {
        ...federationSources(),
        ...(side === 'browser' ? axiosWithFetchAlone() : withoutNatives),
        ...(app.name === 'shell' && wordsWithoutI18next()),
      },
    },
    module: moduleRules(app.name, side),
    performance: false,
    // Design modules never override each other, so that their order among pages has no meaning.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
  };
}

/** As it is called in its repository, on whichever machine: `mfe-jobs/src/routes.ts`. */
export function sourceName({ absoluteResourcePath }: { absoluteResourcePath: string }): string {
  const [, path = absoluteResourcePath] = /((?:mfe-[a-z]+|@?[\w-]+)\/src\/.*)$/.exec(absoluteResourcePath) ?? [];
  return path.split('/node_modules/').at(-1) ?? path;
}

/** What `ws` takes where it is installed; the site opens no socket. */
const withoutNatives = { bufferutil: false as const, 'utf-8-validate': false as const };
