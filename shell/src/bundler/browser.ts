import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type Configuration, rspack } from '@rspack/core';
import type { Catalogue } from '@ofgc/shared/contract';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { type FlatCatalogues, type FlatCatalogue, flattenCatalogue } from '@ofgc/shared/i18n/catalogue-reader.ts';
import { CssModuleNamesPlugin } from './plugins/css-module-names.ts';
import { type App, buildFolder, commonBuild, fileAddresses, shared, sourceFence, sourceName } from './app-build.ts';
import { isDevelopment } from './build-mode.ts';
import { scriptTarget } from './target-browsers.ts';
import { IntegrityPlugin } from './plugins/integrity.ts';
import { JsonFilesPlugin } from './plugins/json-files.ts';
import { LayerPlugin } from './plugins/layers.ts';
import { ReleaseTablePlugin } from './plugins/release-table.ts';
import { browsers } from './target-browsers.ts';
import { servedFromFile } from '../composition/development-build.ts';
import { catalogueFile } from '../composition/addresses/catalogue-address.ts';

interface BrowserBuild {
  entry: Configuration['entry'];
  externals?: Record<string, string>;
  plugins?: Configuration['plugins'];
}

/** @param folder of an app's or a package's texts, absolute */
function catalogueIn(folder: string, locale: Locale): string {
  return join(folder, `locales/${locale}.json`);
}

/** @throws one sentence that names the file where it is not JSON */
function readCatalogue(file: string): FlatCatalogue {
  const text = readFileSync(file, 'utf8');
  try {
    return flattenCatalogue(JSON.parse(text) as Catalogue);
  } catch (error) {
    // oxlint-disable-next-line eslint/preserve-caught-error -- the bundler would print it below the sentence, with its stack
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
}

/** The texts that an app provides: its own; the shell also those of shared parts. */
function catalogueFiles(app: App): Record<string, FlatCatalogues> {
  const cataloguesIn = (locale: Locale): FlatCatalogues => ({
    [app.name]: readCatalogue(catalogueIn(join(app.folder, 'src'), locale)),
    ...(app.name === 'shell' && { shared: readCatalogue(catalogueIn(join(shared, 'src/i18n'), locale)) }),
  });
  return Object.fromEntries(locales.map((locale) => [catalogueFile(locale), cataloguesIn(locale)]));
}

/**
 * Modules that at least this many chunks of an app use are in one shared chunk; other modules are copied into each chunk. A larger shared
 * chunk makes a first page heavier and the next one lighter: figures for 14 to 20 are in docs/performance.md.
 */
const sharers = 20;

const isPartOfHome = ({ name }: { name?: string | undefined }) => name?.startsWith('home.') === true;

/** Files that exist only in development and are not deleted by a new build. */
const keptByBuilds = new RegExp(String.raw`\.hot-update\.|^${servedFromFile}$`);

/** Scripts, styles and assets of an app, as browsers load them. */
export function browserBuild(app: App, { entry, externals = {}, plugins = [] }: BrowserBuild): Configuration {
  return {
    ...commonBuild(app, 'browser'),
    entry,
    target: ['web', scriptTarget],
    output: {
      path: join(buildFolder(app.folder), 'browser'),
      ...fileAddresses(app),
      // An open page may be several hot updates behind and then needs all of them, as each builds on the one before.
      clean: { keep: keptByBuilds },
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      uniqueName: app.name,
      devtoolModuleFilenameTemplate: sourceName,
      // File names have no hashes: the release's version in the address changes with every file, and names are in every page and runtime.
      filename: '[name].js',
      chunkFilename: '[name].js',
      cssFilename: '[name].css',
      cssChunkFilename: '[name].css',
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      minimize: !isDevelopment,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { ecma: 2022, module: true, compress: { passes: 4 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
      // A chunk that is requested by name is one file.
      splitChunks: {
        cacheGroups: {
          defaultVendors: false,
          default: false,
          shared: { name: 'shared', minChunks: sharers, minSize: 0, priority: 2 },
          // The parts of the home page load together, so a module that two of them use is loaded once.
          home: { name: 'home', chunks: isPartOfHome, minChunks: 2, minSize: 0, priority: 1 },
        },
      },
      chunkIds: 'named',
      // Numbers in the order of the module graph: `deterministic` ids are hashes of names, and federation adds to each remote a module
      // whose name contains the path of the checkout. The same sources must give the same bytes in every folder.
      moduleIds: isDevelopment ? 'named' : 'natural',
    },
    externalsType: 'global',
    // All remotes use the host's React refresh runtime: with one runtime each, updates would arrive but nothing would render again.
    externals: {
      ...externals,
      ...(isDevelopment && app.name !== 'shell' && { 'react-refresh/runtime': ['reactRefreshRuntimes', app.name] }),
    },
    plugins: [
      ...plugins,
      // Removes code that runs on the server only (`PageLink`, `cachedOnServer`).
      new rspack.DefinePlugin({ 'typeof document': JSON.stringify('object') }),
      ...(app.name === 'shell' ? [] : [new LayerPlugin('remote')]),
      new ReleaseTablePlugin(
        { [app.name]: catalogueIn(join(app.folder, 'src'), 'es'), shared: catalogueIn(join(shared, 'src/i18n'), 'es') },
        (file) => Object.keys(readCatalogue(file)),
      ),
      sourceFence(app),
      new CssModuleNamesPlugin(),
      // In development files change without changing their names, so hashes would not match.
      ...(isDevelopment
        ? [new ReactRefreshRspackPlugin()]
        : [new IntegrityPlugin(), new JsonFilesPlugin(catalogueFiles(app))]),
    ],
  };
}
