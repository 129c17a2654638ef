import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type Configuration, rspack } from '@rspack/core';
import { ContractLinkPlugin, ReleaseTablePlugin } from './rspack.plugins.ts';
import {
  axiosWithFetchAlone,
  federationFlags,
  federationSources,
  hostFederationRuntime,
  standIns,
} from './rspack.package-insides.ts';
import type { Catalogue } from './shared/src/contract/remote.ts';
import { sharedPackages } from './shared/src/contract/shared-packages.ts';
import { wordsOf } from './shared/src/i18n/words.ts';
import { appName } from './shell/src/releases/apps.ts';
import { packageVersion, sourceVersion } from './shell/src/releases/source-version.ts';

const root = import.meta.dirname;
const isDevelopment = process.env.NODE_ENV === 'development';
/** Below each app; development has its own, so that it never touches a build for release. */
const buildFolder = isDevelopment ? '.dev' : 'dist';

/** What the styles are written for; older browsers get the same pages with fewer refinements. */
const browsers = 'chrome 111, firefox 113, safari 16.4';

interface App {
  folder: string;
  name: string;
  version: string;
}

/** The shell's builds: the browser's host and the renderer that the server workers import. */
export function defineShell(): Configuration[] {
  const app = describeApp('shell');
  return [
    browserBuild(app, {
      entry: {
        main: isDevelopment ? ['./src/client/development.ts', './src/client/main.tsx'] : './src/client/main.tsx',
      },
      plugins: [
        new rspack.DefinePlugin({
          ...federationFlags,
          SHARED_VERSIONS: JSON.stringify(
            Object.fromEntries(sharedPackages.map(({ name, package: source }) => [name, packageVersion(source)])),
          ),
        }),
      ],
    }),
    serverBuild(app, './src/server/rendering/renderer.tsx'),
  ];
}

/** A remote's builds: the container that the host loads and the module that the server workers import. */
export function defineRemote({ name }: { name: string }): Configuration[] {
  const app = describeApp(`mfe-${name}`);
  return [
    browserBuild(app, {
      entry: {},
      externals: hostFederationRuntime(),
      plugins: [
        new ModuleFederationPlugin({
          name: app.name,
          filename: 'remote.js',
          library: { type: 'module' },
          exposes: { './remote': { import: './src/remote.ts', name: `${name}.remote` } },
          shared: hostsShared(),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
        }),
      ],
    }),
    serverBuild(app, './src/remote.ts'),
  ];
}

/**
 * The same sources as one application, its remotes imported statically: what `npm run bench` compares with.
 * @param path where the build goes @param remotes the module that stands in for `shell/src/client/federation/remotes.ts`
 */
export function defineMonolith({ path, remotes }: { path: string; remotes: string }): Configuration {
  const build = browserBuild(describeApp('shell'), { entry: { main: './src/client/main.tsx' } });
  const alias = { ...build.resolve?.alias, [join(root, 'shell/src/client/federation/remotes.ts')]: remotes };
  return { ...build, name: 'monolith', output: { ...build.output, path }, resolve: { ...build.resolve, alias } };
}

function describeApp(folder: string): App {
  return { folder, name: appName(folder), version: isDevelopment ? 'dev' : sourceVersion(folder) };
}

interface BrowserBuild {
  entry: Configuration['entry'];
  externals?: Record<string, string>;
  plugins?: Configuration['plugins'];
}

/** @param folder that `locales` stands in */
function catalogueKeys(folder: string): string[] {
  return Object.keys(wordsOf(JSON.parse(readFileSync(join(root, folder, 'locales/es.json'), 'utf8')) as Catalogue));
}

function browserBuild(app: App, { entry, externals = {}, plugins = [] }: BrowserBuild): Configuration {
  return {
    ...commonBuild(app, 'browser'),
    entry,
    target: ['web', 'es2022'],
    // Without a hash in development, so that a hot update replaces what it means.
    output: {
      path: join(root, app.folder, buildFolder, 'browser'),
      publicPath: `/assets/${app.name}/${app.version}/browser/`,
      clean: true,
      module: true,
      chunkFormat: 'module',
      chunkLoading: 'import',
      uniqueName: app.name,
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
      // What draws posters stands alone: left to chance, two parts of one page bring it along each.
      splitChunks: {
        cacheGroups: {
          // A chunk that was asked for by name is one file.
          defaultVendors: false,
          poster: {
            test: /shared\/src\/design\/(poster|ProgrammePoster)\//,
            name: `${app.name}.poster`,
            enforce: true,
          },
        },
      },
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
      new ReleaseTablePlugin({
        [app.name]: catalogueKeys(`${app.folder}/src`),
        shared: catalogueKeys('shared/src/i18n'),
      }),
      ...(isDevelopment ? [new ReactRefreshRspackPlugin()] : []),
    ],
  };
}

function serverBuild(app: App, entry: string): Configuration {
  const base = commonBuild(app, 'server');
  return {
    ...base,
    entry: { main: entry },
    target: 'node22',
    output: {
      path: join(root, app.folder, buildFolder, 'server'),
      clean: true,
      module: true,
      chunkFormat: 'module',
      library: { type: 'modern-module' },
      filename: '[name].js',
      uniqueName: app.name,
    },
    optimization: { minimize: false },
    externalsType: 'module',
    externals: [
      ({ request }, callback) => (isContractRequest(request) ? callback(undefined, `module ${request}`) : callback()),
    ],
    plugins: [new ContractLinkPlugin()],
  };
}

/** Packages that a server bundle leaves to the worker: the contract's and, for the shell, React's server renderer. */
function isContractRequest(request = ''): boolean {
  return sharedPackages.some(({ name }) => name === request) || request === 'react-dom/server';
}

function commonBuild(app: App, side: 'browser' | 'server'): Configuration {
  return {
    name: `${app.folder}:${side}`,
    mode: isDevelopment ? 'development' : 'production',
    context: join(root, app.folder),
    devtool: isDevelopment ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.js'],
      alias: { ...federationSources(), ...(side === 'browser' && axiosWithFetchAlone()) },
    },
    module: {
      parser: {
        'css/module': { namedExports: false },
        // One file on the server: what a release is made of is one integrity.
        ...(side === 'server' && { javascript: { dynamicImportMode: 'eager' as const } }),
      },
      generator: {
        'css/module': {
          exportsOnly: side === 'server',
          localIdentName: isDevelopment ? `${app.name}__[name]_[local]` : `${app.name}__[local]_[hash]`,
        },
        css: { exportsOnly: side === 'server' },
        'css/auto': { exportsOnly: side === 'server' },
      },
      rules: [
        ...(side === 'browser' ? standIns : []),
        { test: /\.module\.css$/, type: 'css/module', use: [cssLoader()] },
        { test: /(?<!\.module)\.css$/, type: 'css', use: [cssLoader()] },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource', generator: { emit: side === 'browser' } },
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
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
    },
    performance: false,
    // Design modules never override each other, so that their order among pages has no meaning.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
  };
}

function cssLoader() {
  return { loader: 'builtin:lightningcss-loader', options: { targets: browsers } };
}

/** Every package of the contract is the host's: a remote brings no copy. */
function hostsShared() {
  return Object.fromEntries(
    sharedPackages.map(({ name, package: source }) => {
      const version = packageVersion(source);
      return [
        name,
        { singleton: true, strictVersion: true, requiredVersion: version, version, import: false as const },
      ];
    }),
  );
}
