import { type Compiler, type Configuration, rspack, type Stats } from '@rspack/core';
import { RspackDevServer } from '@rspack/dev-server';
import { errorSentence } from '@ofgc/shared/commands/error-sentence.ts';
import { BuildSide } from './build-side.ts';
import { WholeUpdates } from './whole-updates.ts';

interface AppBuilds {
  browser: Configuration;
  server: Configuration;
  /** The port of the socket that notifies open pages of changes. */
  port: number;
  /** Starts serving both builds; resolves when they are served. @throws where they cannot be */
  serve: () => Promise<void>;
  /** Whether the edits of these files need a reload of open pages, because a hot update does not include them. */
  needsLoad: (edited: readonly string[]) => boolean;
}

/**
 * Builds both sides of an app into its `.dev` at every edit, and notifies open pages once both are served; resolves after the first.
 * @returns serves the builds if they could not be served before
 */
export async function watchApp({ browser, server, port, serve, needsLoad }: AppBuilds): Promise<() => void> {
  const browserCompiler = compilerOf(browser);
  const serverCompiler = compilerOf(server);
  const sides = { browser: new BuildSide(), server: new BuildSide() };
  const pages = new OpenPages(browserCompiler, port, () => updates.isServed);
  const updates = new WholeUpdates({
    sides: [sides.browser, sides.server],
    serve,
    tell: (edited) => (needsLoad(edited) ? pages.loadAnew() : pages.update()),
  });
  const showFailure = (error: unknown) => {
    const message = errorSentence(error);
    process.stderr.write(`${message}\n`);
    pages.showErrors([{ message }]);
  };
  follow(browserCompiler, sides.browser, { updates, showFailure });
  follow(serverCompiler, sides.server, {
    updates,
    showFailure,
    onErrors: (stats) => pages.showErrors(stats.toJson({ all: false, errors: true }).errors ?? []),
  });
  await pages.start();
  await new Promise<void>((resolve, reject) => {
    serverCompiler.watch({ aggregateTimeout: 50 }, (error) => (error ? reject(error) : resolve()));
  });
  await updates.first;
  return () => void updates.retry().catch(showFailure);
}

function compilerOf(build: Configuration): Compiler {
  const compiler = rspack(build);
  if (!compiler) throw new Error(`${build.name} has no compiler`);
  return compiler;
}

interface Followers {
  updates: WholeUpdates;
  /** Both builds are done and cannot be served. */
  showFailure: (error: unknown) => void;
  /** The build has errors. */
  onErrors?: (stats: Stats) => void;
}

function follow(compiler: Compiler, side: BuildSide, { updates, showFailure, onErrors }: Followers): void {
  const isOld = () => {
    side.invalidate();
    updates.invalidate();
  };
  compiler.hooks.invalid.tap('development', isOld);
  compiler.hooks.watchRun.tap('development', () => {
    isOld();
    side.begin(compiler.modifiedFiles ?? []);
  });
  compiler.hooks.done.tap('development', (stats) => {
    const hasErrors = stats.hasErrors();
    if (hasErrors) process.stderr.write(`${stats.toString({ preset: 'errors-only', colors: true })}\n`);
    if (hasErrors) onErrors?.(stats);
    side.end(hasErrors ? null : stats.compilation.fileDependencies);
    updates.follow(side).catch(showFailure);
  });
}

/** The dev server's messages about a build, sent when it ends and to every page that connects. Open pages get them only once the build is served. */
const ofBuilds = ['hash', 'ok', 'still-ok', 'warnings'];

/** The message on which a page that connects checks whether the server rendered it from the present build (`shell/src/client/development.ts`). */
const wasRenderedBefore = 'still-ok';

type Client = Parameters<RspackDevServer['sendMessage']>[0][number];

/** The open pages of an app, and the messages they get on a socket of their own. */
class OpenPages extends RspackDevServer {
  readonly #isServed: () => boolean;
  /** Pages that connected between two updates. */
  readonly #early = new Set<Client>();
  #errors: readonly { message: string }[] = [];

  constructor(compiler: Compiler, port: number, isServed: () => boolean) {
    const webSocketURL = { hostname: '0.0.0.0', port, pathname: '/ws' };
    super(
      {
        port,
        host: '127.0.0.1',
        hot: true,
        liveReload: false,
        static: false,
        allowedHosts: 'all',
        client: {
          webSocketURL,
          logging: 'warn',
          overlay: { errors: true, warnings: false, runtimeErrors: false },
        },
        devMiddleware: { writeToDisk: true },
        setupExitSignals: false,
      },
      compiler,
    );
    this.#isServed = isServed;
  }

  override sendMessage(...[clients, type, ...rest]: Parameters<RspackDevServer['sendMessage']>): void {
    const connects = clients !== this.webSocketServer?.clients;
    if (this.#isServed() || !ofBuilds.includes(type)) super.sendMessage(clients, type, ...rest);
    // A page that connects now may have the code of the new build and the markup of the old one.
    else if (connects) clients.forEach((client) => this.#early.add(client));
    if (!connects || type !== 'ok') return;
    super.sendMessage(clients, wasRenderedBefore);
    if (!this.#isServed() && this.#errors.length > 0) super.sendMessage(clients, 'errors', this.#errors);
  }

  /** Makes open pages apply the browser's last build as a hot update. */
  update(): void {
    this.#say('hash', this.stats?.hash);
    this.#say('ok');
    super.sendMessage([...this.#early], 'static-changed');
    this.#forget();
  }

  /** Makes open pages reload. */
  loadAnew(): void {
    this.#say('static-changed');
    this.#forget();
  }

  /** Shows errors over the open pages, and over those that are opened before the sources are served again. */
  showErrors(errors: readonly { message: string }[]): void {
    this.#errors = errors;
    this.#say('errors', errors);
  }

  #forget(): void {
    this.#early.clear();
    this.#errors = [];
  }

  #say(type: string, data?: unknown): void {
    this.sendMessage(this.webSocketServer?.clients ?? [], type, data);
  }
}
