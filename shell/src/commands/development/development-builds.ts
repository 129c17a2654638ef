import { type Configuration, rspack, type Stats } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';

/**
 * Builds an app's browser side into its `.dev` and tells open pages of changes on a socket of its own.
 * @returns has open pages load themselves anew: for what a hot update does not bring
 */
export async function serveBrowserBuild(build: Configuration, port: number): Promise<() => void> {
  const compiler = rspack(build);
  if (!compiler) throw new Error(`${build.name} has no compiler`);
  const built = new Promise<void>((resolve) => {
    compiler.hooks.done.tap('development', (stats) => {
      report(stats);
      resolve();
    });
  });
  const server = new RspackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      liveReload: false,
      static: false,
      allowedHosts: 'all',
      client: {
        webSocketURL: { hostname: '0.0.0.0', port, pathname: '/ws' },
        logging: 'warn',
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
      devMiddleware: { writeToDisk: true },
      setupExitSignals: false,
    },
    compiler,
  );
  await server.start();
  await built;
  return () => server.sendMessage(server.webSocketServer?.clients ?? [], 'static-changed');
}

/**
 * Builds an app's server side; resolves after the first build.
 * @param onBuilt called after every build that succeeded, with the files that were edited
 */
export async function watchServerBuild(
  build: Configuration,
  onBuilt: (edited: readonly string[]) => Promise<void>,
): Promise<void> {
  const compiler = rspack(build);
  if (!compiler) throw new Error(`${build.name} has no compiler`);
  compiler.hooks.done.tapPromise('development', async (stats) => {
    report(stats);
    if (!stats.hasErrors()) await onBuilt([...(compiler.modifiedFiles ?? [])]);
  });
  await new Promise<void>((resolve, reject) => {
    compiler.watch({ aggregateTimeout: 50 }, (error) => (error ? reject(error) : resolve()));
  });
}

function report(stats: Stats): void {
  if (stats.hasErrors()) process.stderr.write(`${stats.toString({ preset: 'errors-only', colors: true })}\n`);
}
