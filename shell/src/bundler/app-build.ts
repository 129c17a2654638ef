import { basename, join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { isDevelopment } from './build-mode.ts';
import { moduleRules } from './module-rules.ts';
import { axiosWithFetchAlone, federationSources, wordsWithoutI18next } from './package-internals.ts';
import { SourceFencePlugin } from './plugins/source-fence.ts';
import { buildFolderVariable, unnamedVersion } from '../releases/build/build-app.ts';
import { packageFolder } from '../releases/build/package-folder.ts';

/** The folder of the shared sources. */
export const shared = packageFolder('@ofgc/shared');
/** Development uses one folder below each app; each build for release uses a folder of its own, so that two builds never share one. */
export const buildFolder = (folder: string) =>
  (!isDevelopment && process.env[buildFolderVariable]) || join(folder, isDevelopment ? '.dev' : 'dist');

export interface App {
  /** Absolute. */
  folder: string;
  name: string;
  version: string;
}

/**
 * Describes an app for a build. A build for release has a placeholder as its version, which is later replaced by the hash of its files.
 * @param folder absolute
 */
export function describeApp(name: string, folder: string): App {
  return { folder, name, version: isDevelopment ? 'dev' : unnamedVersion };
}

/** The module that describes an app's section to the site. */
export function sectionFile({ folder }: App): string {
  return join(folder, 'src/section.ts');
}

/** Makes the build fail where an app imports sources of another app. */
export function sourceFence({ folder }: App): SourceFencePlugin {
  return new SourceFencePlugin([folder, shared]);
}

/** Addresses of pictures and fonts: the same in the server's build as in the browser's, so that server-rendered pages match. */
export function fileAddresses({ name, version }: App) {
  return { publicPath: `/assets/${name}/${version}/browser/`, assetModuleFilename: '[name].[contenthash:8][ext]' };
}

/** The common configuration of browser and server builds. */
export function commonBuild(app: App, side: 'browser' | 'server'): Configuration {
  return {
    name: `${basename(app.folder)}:${side}`,
    mode: isDevelopment ? 'development' : 'production',
    context: app.folder,
    // A remote's release keeps its source maps unserved. The shell has none, because reading them would block a worker for 0.2 s.
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
    // CSS modules of the design system never override each other, so that their order among pages does not matter.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
  };
}

/** A source's path in its repository, the same on every machine: `mfe-jobs/src/routes.ts`. */
export function sourceName({ absoluteResourcePath }: { absoluteResourcePath: string }): string {
  const [, path = absoluteResourcePath] = /((?:mfe-[a-z]+|@?[\w-]+)\/src\/.*)$/.exec(absoluteResourcePath) ?? [];
  return path.split('/node_modules/').at(-1) ?? path;
}

/** Optional native packages of `ws`, left out because the site opens no socket. */
const withoutNatives = { bufferutil: false as const, 'utf-8-validate': false as const };
