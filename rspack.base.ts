import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';
import { locales } from '@ofgc/shared/domain/locale.ts';
import { sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import { browserBuild } from './shell/src/bundler/browser.ts';
import { describeApp, sectionFile } from './shell/src/bundler/app-build.ts';
import { isDevelopment } from './shell/src/bundler/build-mode.ts';
import { CssModuleNamesPlugin } from './shell/src/bundler/plugins/css-module-names.ts';
import { federationFlags, hostFederationRuntime } from './shell/src/bundler/package-internals.ts';
import { SectionPlugin } from './shell/src/bundler/plugins/section-files.ts';
import { remoteServerBuild, shellServerBuild } from './shell/src/bundler/server.ts';
import { SourceFencePlugin } from './shell/src/bundler/plugins/source-fence.ts';
import { frameSection, frameSectionFile } from './shell/src/composition/frame-sections.ts';
import { packageVersion } from './shell/src/releases/build/package-folder.ts';

const root = import.meta.dirname;

/**
 * Almost all of the entry's functions run at once. This comment makes V8 compile them in the background while the file downloads,
 * instead of one by one during hydration; other engines ignore it.
 */
const compiledWhileItComes = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  include: /^main\.js$/,
  // After the minimizer, which removes comments.
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
});

/** The shell's builds: the browser's host and the renderer that the server workers import. */
export function defineShell(): Configuration[] {
  const app = describeApp('shell', join(root, 'shell'));
  return [
    browserBuild(app, {
      entry: {
        main: isDevelopment ? ['./src/client/development.ts', './src/client/main.tsx'] : './src/client/main.tsx',
        consent: './src/third-party/main.ts',
      },
      plugins: [
        compiledWhileItComes,
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
 * @param folder the remote's folder, in this repository or anywhere else
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
 * The build of the same sources as one application that imports the remotes statically, with which `npm run bench` compares.
 * @param path the output folder @param remotes the module that replaces `shell/src/client/federation/remotes.ts`
 */
export function defineMonolith({ path, remotes }: { path: string; remotes: string }): Configuration {
  const build = browserBuild(describeApp('shell', join(root, 'shell')), { entry: { main: './src/client/main.tsx' } });
  const alias = { ...build.resolve?.alias, [join(root, 'shell/src/client/federation/remotes.ts')]: remotes };
  return {
    ...withoutFences(build),
    name: 'monolith',
    // The same setting as a remote's build, so that the compared builds do the same work.
    devtool: 'hidden-source-map',
    output: { ...build.output, path },
    resolve: { ...build.resolve, alias },
  };
}

/** A build for `npm run bench`, which has sources of several remotes: without the plugins that allow those of one. */
export function withoutFences(build: Configuration): Configuration {
  const plugins = build.plugins?.filter(
    (plugin) => !(plugin instanceof SourceFencePlugin || plugin instanceof CssModuleNamesPlugin),
  );
  return { ...build, plugins };
}

/** Every shared package of the contract comes from the host: a remote brings no copy. */
function hostsShared() {
  return Object.fromEntries(
    sharedPackages.map(({ name, package: source }) => {
      const version = packageVersion(source);
      // Before a release goes live, the gate compares the packages that a remote asks for with those of the shell, name by name.
      const requiredVersion = `^${version.split('.')[0]}.0.0`;
      return [name, { singleton: true, strictVersion: true, requiredVersion, version, import: false as const }];
    }),
  );
}
