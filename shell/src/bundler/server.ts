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
import { CssModuleNamesPlugin } from './plugins/css-module-names.ts';
import { isDevelopment } from './build-mode.ts';
import { ContractLinkPlugin } from './plugins/contract-links.ts';
import { JsonFilesPlugin } from './plugins/json-files.ts';
import { SectionPlugin } from './plugins/section-files.ts';
import { packageModules } from '../releases/build/package-modules.ts';

const root = join(import.meta.dirname, '../../..');

/** A remote's code for the server: one module, which imports the contract's packages from the live shell. */
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
 * The shell's code for the server: the worker, and each package of the contract as a module beside it. The worker imports these
 * modules for the contract's packages, so that a release of the shell is complete and has one React.
 */
export function shellServerBuild(app: App): Configuration {
  const modules = packageModules(root);
  const fileOf = (request = '') => modules.find(({ requests }) => requests.includes(request))?.file;
  return serverBuild(app, {
    library: 'module',
    entry: {
      worker: './src/server/worker/worker.ts',
      watchdog: './src/server/worker/containment/watchdog/watchdog-thread.ts',
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
 * Every process keeps the text of its scripts in memory, with two bytes a character if any character is beyond Latin-1. Without
 * comments and white space, and in ASCII, the shell's text takes a third of that. Names are kept for stack traces, as are the
 * columns in the release's file.
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
  /** `modern-module`: imports stay imports, so that a missing name is a link error. It supports only one module per build. */
  library: 'module' | 'modern-module';
}

function serverBuild(app: App, { library, plugins = [], ...parts }: ServerBuild): Configuration {
  return {
    ...commonBuild(app, 'server'),
    ...parts,
    plugins: [
      ...plugins,
      new SectionPlugin(sectionFile(app), (section) => ({ 'section.json': section })),
      // States that its modules are ES modules: otherwise Node would read each of them twice to find out.
      new JsonFilesPlugin({ 'package.json': { type: 'module' } }),
      sourceFence(app),
      new CssModuleNamesPlugin(),
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
    // Each module stands alone: code that two of them share besides the contract has no state, and is copied into both.
    optimization: { minimize: !isDevelopment, minimizer: [asSmallText], splitChunks: false },
    externalsType: 'module',
  };
}
