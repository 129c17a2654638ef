import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type Configuration, rspack } from '@rspack/core';
import type { Catalogue } from '@ofgc/shared/contract';
import { wordsOf } from '@ofgc/shared/i18n/words.ts';
import {
  type App,
  browsers,
  buildFolder,
  commonBuild,
  isDevelopment,
  shared,
  sourceFence,
  sourceName,
} from './rspack.common.ts';
import { IntegrityPlugin } from './rspack.integrity.ts';
import { LayerPlugin } from './rspack.layers.ts';
import { ReleaseTablePlugin } from './rspack.plugins.ts';

interface BrowserBuild {
  entry: Configuration['entry'];
  externals?: Record<string, string>;
  plugins?: Configuration['plugins'];
}

/** @param folder that `locales` stands in, absolute */
function catalogueKeys(folder: string): string[] {
  return Object.keys(wordsOf(JSON.parse(readFileSync(join(folder, 'locales/es.json'), 'utf8')) as Catalogue));
}

/** Chunks, styles and assets under names that change with what they hold. */
export function browserBuild(app: App, { entry, externals = {}, plugins = [] }: BrowserBuild): Configuration {
  return {
    ...commonBuild(app, 'browser'),
    entry,
    target: ['web', 'es2022'],
    // Without a hash in development, so that a hot update replaces what it means.
    output: {
      path: join(buildFolder(app.folder), 'browser'),
      publicPath: `/assets/${app.name}/${app.version}/browser/`,
      clean: true,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      uniqueName: app.name,
      devtoolModuleFilenameTemplate: sourceName,
      filename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: isDevelopment ? '[name].js' : '[name].[contenthash:8].js',
      cssFilename: isDevelopment ? '[name].css' : '[name].[contenthash:8].css',
      cssChunkFilename: isDevelopment ? '[name].css' : '[name].[contenthash:8].css',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      minimize: !isDevelopment,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin(),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
      // A chunk that was asked for by name is one file.
      splitChunks: { cacheGroups: { defaultVendors: false } },
      chunkIds: 'named',
      // Numbers in the order of the graph: `deterministic` ones are hashes of names, and federation puts a module into each
      // remote whose name holds the path of the checkout. The same sources must be the same bytes in every folder.
      moduleIds: isDevelopment ? 'named' : 'natural',
    },
    externalsType: 'global',
    // One refresh runtime in the page, the host's: with one each, updates arrive and nothing renders again.
    externals: {
      ...externals,
      ...(isDevelopment && app.name !== 'shell' && { 'react-refresh/runtime': 'reactRefreshRuntime' }),
    },
    plugins: [
      ...plugins,
      ...(app.name === 'shell' ? [] : [new LayerPlugin('remote')]),
      new ReleaseTablePlugin({
        [app.name]: catalogueKeys(join(app.folder, 'src')),
        shared: catalogueKeys(join(shared, 'src/i18n')),
      }),
      sourceFence(app),
      // In development files change under their names.
      ...(isDevelopment ? [new ReactRefreshRspackPlugin()] : [new IntegrityPlugin()]),
    ],
  };
}
