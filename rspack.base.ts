import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { type Configuration, rspack } from '@rspack/core';
import { IntegrityPlugin } from './rspack.integrity.ts';
import { LayerPlugin } from './rspack.layers.ts';
import { ContractLinkPlugin, ReleaseTablePlugin, SectionPlugin, SourceFencePlugin } from './rspack.plugins.ts';
import {
  axiosWithFetchAlone,
  federationFlags,
  federationSources,
  hostFederationRuntime,
  standIns,
  standInsEverywhere,
} from './rspack.package-insides.ts';
import { locales } from '@ofgc/shared/domain/locale.ts';
import type { Catalogue } from '@ofgc/shared/contract';
import { sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import { wordsOf } from '@ofgc/shared/i18n/words.ts';
import { frameSection, frameSectionFile } from './shell/src/composition/frame-sections.ts';
import { buildFolderVariable, unnamedVersion } from './shell/src/releases/build/build-app.ts';
import { sharedModules } from './shell/src/releases/build/shared-modules.ts';
import { packageFolder, packageVersion } from './shell/src/releases/build/package-folder.ts';

const root = import.meta.dirname;
const shared = packageFolder('@ofgc/shared');
const isDevelopment = process.env.NODE_ENV === 'development';
/** Development has one below each app; a build for release has one of its own, so that two never share one. */
const buildFolder = (folder: string) =>
  (!isDevelopment && process.env[buildFolderVariable]) || join(folder, isDevelopment ? '.dev' : 'dist');

/** What the styles are written for; older browsers get the same pages with fewer refinements. */
const browsers = 'chrome 111, firefox 113, safari 16.4';

interface App {
  /** Absolute. */
  folder: string;
  name: string;
  version: string;
}

/** The shell's builds: the browser's host and the renderer that the server workers import. */
export function defineShell(): Configuration[] {
  const app = describeApp('shell', join(root, 'shell'));
  return [
    browserBuild(app, {
      entry: {
        main: isDevelopment ? ['./src/client/development.ts', './src/client/main.tsx'] : './src/client/main.tsx',
        consent: './src/consent/browser/main.ts',
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
    shellServerBuild(app),
  ];
}

/**
 * A remote's builds: the container that the host loads and the module that the server workers import.
 * @param folder of the remote: in this repository or anywhere else
 */
export function defineRemote({ name, folder }: { name: string; folder: string }): Configuration[] {
  const app = describeApp(name, folder);
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
        new SectionPlugin(sectionFile(app), (section) =>
          Object.fromEntries(locales.map((locale) => [frameSectionFile(locale), frameSection(section, locale)])),
        ),
      ],
    }),
    remoteServerBuild(app),
  ];
}

/**
 * The same sources as one application, its remotes imported statically: what `npm run bench` compares with.
 * @param path where the build goes @param remotes the module that stands in for `shell/src/client/federation/remotes.ts`
 */
export function defineMonolith({ path, remotes }: { path: string; remotes: string }): Configuration {
  const build = browserBuild(describeApp('shell', join(root, 'shell')), { entry: { main: './src/client/main.tsx' } });
  const alias = { ...build.resolve?.alias, [join(root, 'shell/src/client/federation/remotes.ts')]: remotes };
  // Here alone the shell's build holds sources of remotes.
  const plugins = build.plugins?.filter((plugin) => !(plugin instanceof SourceFencePlugin));
  return {
    ...build,
    name: 'monolith',
    plugins,
    output: { ...build.output, path },
    resolve: { ...build.resolve, alias },
  };
}

function describeApp(name: string, folder: string): App {
  return { folder, name, version: isDevelopment ? 'dev' : unnamedVersion };
}

interface BrowserBuild {
  entry: Configuration['entry'];
  externals?: Record<string, string>;
  plugins?: Configuration['plugins'];
}

/** @param folder that `locales` stands in, absolute */
function catalogueKeys(folder: string): string[] {
  return Object.keys(wordsOf(JSON.parse(readFileSync(join(folder, 'locales/es.json'), 'utf8')) as Catalogue));
}

function browserBuild(app: App, { entry, externals = {}, plugins = [] }: BrowserBuild): Configuration {
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

/** A remote's code for the server: one module, which takes the contract's packages from the live shell. */
function remoteServerBuild(app: App): Configuration {
  const isShared = (request = '') => sharedPackages.some(({ name }) => name === request);
  return serverBuild(app, {
    library: 'modern-module',
    entry: { main: './src/remote.ts' },
    externals: ({ request }, callback) => (isShared(request) ? callback(undefined, `module ${request}`) : callback()),
    plugins: [new ContractLinkPlugin()],
  });
}

/**
 * The shell's code for the server: the worker, and each package of the contract as a module beside it. Whatever of it
 * asks for a package of the contract gets the module beside it, so that a release of the shell is whole and has one React.
 */
function shellServerBuild(app: App): Configuration {
  const modules = sharedModules(root);
  const fileOf = (request = '') => modules.find(({ requests }) => requests.includes(request))?.file;
  return serverBuild(app, {
    library: 'module',
    entry: {
      worker: './src/server/worker/worker.ts',
      watchdog: './src/server/worker/containment/watchdog-thread.ts',
      ...Object.fromEntries(modules.map(({ file, source }) => [file, `data:text/javascript,${source}`])),
    },
    externals({ request, contextInfo }, callback) {
      const file = contextInfo?.issuer.startsWith('data:') ? undefined : fileOf(request);
      return file ? callback(undefined, `module ./${file}.js`) : callback();
    },
    plugins: [
      new rspack.CopyRspackPlugin({
        patterns: [
          { from: 'public', to: 'public' },
          { from: 'src/service-worker', to: 'service-worker' },
        ],
      }),
    ],
  });
}

function sectionFile({ folder }: App): string {
  return join(folder, 'src/section.ts');
}

function sourceFence({ folder }: App): SourceFencePlugin {
  return new SourceFencePlugin([folder, shared]);
}

interface ServerBuild extends Pick<Configuration, 'entry' | 'externals' | 'plugins'> {
  /** `modern-module`: imports stay imports, so that a missing name is an error when it links. One module at a time. */
  library: 'module' | 'modern-module';
}

function serverBuild(app: App, { library, plugins = [], ...parts }: ServerBuild): Configuration {
  return {
    ...commonBuild(app, 'server'),
    ...parts,
    plugins: [
      ...plugins,
      new SectionPlugin(sectionFile(app), (section) => ({ 'section.json': section })),
      sourceFence(app),
    ],
    target: 'node22',
    output: {
      path: join(buildFolder(app.folder), 'server'),
      clean: true,
      module: true,
      chunkFormat: 'module',
      library: { type: library },
      filename: '[name].js',
      devtoolModuleFilenameTemplate: sourceName,
      uniqueName: app.name,
    },
    // Modules that stand alone: what two of them share besides the contract has no state, and is in both.
    optimization: { minimize: false, splitChunks: false },
    externalsType: 'module',
  };
}

function commonBuild(app: App, side: 'browser' | 'server'): Configuration {
  return {
    name: `${basename(app.folder)}:${side}`,
    mode: isDevelopment ? 'development' : 'production',
    context: app.folder,
    // A release of a remote keeps its maps beside its files, unserved. The shell's server is not minified, and its map is 10 MB.
    devtool: isDevelopment ? 'cheap-module-source-map' : app.name === 'shell' ? false : 'hidden-source-map',
    resolve: {
      extensions: ['.js'],
      alias: { ...federationSources(), ...(side === 'browser' ? axiosWithFetchAlone() : withoutNatives) },
    },
    module: {
      parser: {
        // Names of grid areas stand for themselves: a point in one would part it in two.
        'css/module': { namedExports: false, grid: false },
        // One file on the server: what a release is made of is one integrity.
        ...(side === 'server' && { javascript: { dynamicImportMode: 'eager' as const, importMeta: false } }),
      },
      generator: {
        'css/module': {
          exportsOnly: side === 'server',
          localIdentName: `${app.name}-[name]-[local]`,
        },
        css: { exportsOnly: side === 'server' },
        'css/auto': { exportsOnly: side === 'server' },
      },
      rules: [
        ...standInsEverywhere,
        ...(side === 'browser' ? standIns : []),
        { test: /\.module\.css$/, type: 'css/module', use: [cssLoader()] },
        { test: /(?<!\.module)\.css$/, type: 'css', use: [cssLoader()] },
        { test: /\.(woff2|svg|png|webp)$/, type: 'asset/resource', generator: { emit: side === 'browser' } },
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
    },
    performance: false,
    // Design modules never override each other, so that their order among pages has no meaning.
    ignoreWarnings: [/Conflicting order/],
    stats: 'errors-warnings',
  };
}

/** As it is called in its repository, on whichever machine: `mfe-jobs/src/routes.ts`. */
function sourceName({ absoluteResourcePath }: { absoluteResourcePath: string }): string {
  const [, path = absoluteResourcePath] = /((?:mfe-[a-z]+|@?[\w-]+)\/src\/.*)$/.exec(absoluteResourcePath) ?? [];
  return path.split('/node_modules/').at(-1) ?? path;
}

function cssLoader() {
  return { loader: 'builtin:lightningcss-loader', options: { targets: browsers } };
}

/** What `ws` takes where it is installed; the site opens no socket. */
const withoutNatives = { bufferutil: false as const, 'utf-8-validate': false as const };

/** Every package of the contract is the host's: a remote brings no copy. */
function hostsShared() {
  return Object.fromEntries(
    sharedPackages.map(({ name, package: source }) => {
      const version = packageVersion(source);
      // The gate compares what a remote asks for with what the shell has, name by name, before either is live.
      const requiredVersion = `^${version.split('.')[0]}.0.0`;
      return [name, { singleton: true, strictVersion: true, requiredVersion, version, import: false as const }];
    }),
  );
}
