import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { type Configuration, rspack } from '@rspack/core';
import { sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import {
  type App,
  buildFolder,
  commonBuild,
  fileAddresses,
  sectionFile,
  sourceFence,
  sourceName,
} from './app-build.ts';
import { isDevelopment } from './build-mode.ts';
import { ContractLinkPlugin } from './contract-links.ts';
import { JsonFilesPlugin } from './json-files.ts';
import { SectionPlugin } from './section-files.ts';
import { packageModules } from '../releases/build/package-modules.ts';

const root = join(import.meta.dirname, '../../..');

/** A remote's code for the server: one module, which takes the contract's packages from the live shell. */
export function remoteServerBuild(app: App): Configuration {
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
export function shellServerBuild(app: App): Configuration {
  const modules = packageModules(root);
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
          {
            from: 'src/service-worker',
            to: 'service-worker/[name].js',
            transform: (source) => stripTypeScriptTypes(source.toString()),
          },
        ],
      }),
    ],
  });
}

/**
 * Every process keeps the text of what it runs, with two bytes a character where one of them is beyond Latin 1: without comments and white
 * space, and in ASCII, the shell's takes a third. All names stay: a stack says them, and the column in the release's file.
 */
const asSmallText = new rspack.SwcJsMinimizerRspackPlugin({
  extractComments: false,
  minimizerOptions: {
    ecma: 2022,
    module: true,
    compress: false,
    mangle: false,
    format: { asciiOnly: true, comments: false },
  },
});

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
      // Says what its modules are: Node would read each of them twice to find out.
      new JsonFilesPlugin({ 'package.json': { type: 'module' } }),
      sourceFence(app),
    ],
    target: 'node22',
    output: {
      path: join(buildFolder(app.folder), 'server'),
      ...fileAddresses(app),
      clean: true,
      module: true,
      chunkFormat: 'module',
      library: { type: library },
      filename: '[name].js',
      devtoolModuleFilenameTemplate: sourceName,
      uniqueName: app.name,
    },
    // Modules that stand alone: what two of them share besides the contract has no state, and is in both.
    optimization: { minimize: !isDevelopment, minimizer: [asSmallText], splitChunks: false },
    externalsType: 'module',
  };
}
