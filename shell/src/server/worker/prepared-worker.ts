import { facadeFile, type SharedPackage, sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import { createLogger } from '@ofgc/shared/logging/logger.ts';
import { collectAtRest } from '@ofgc/shared/memory/idle-gc.ts';
import type { FastifyInstance } from 'fastify';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Logger } from 'pino';
import type { Release } from '../../releases/release.schema.ts';
import { readReleaseIn, storeFolder } from '../../releases/store/store.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { type Intrinsics, rememberIntrinsics } from '../../process/intrinsics.ts';
import type { RenderPage } from '../rendering/render-page.ts';
import { freezeExports } from './containment/frozen-exports.ts';
import { freezeIntrinsics } from './containment/frozen-intrinsics.ts';
import { installGuards } from './containment/install-guards.ts';
import { createTrialMachine, type TrialMachine } from './trial/trial-machine.ts';
import { createWorkerApp } from './http/worker-app.ts';
import type { WorkerMessage, WorkerPreparation } from './worker-messages.ts';

/** The `server` folder of the release that this module is part of. */
const folder = import.meta.dirname;

/** The releases to serve, once they are known. */
interface Served {
  renderPage: RenderPage;
  /** The live releases: `shell@1a2b concerts@3c4d`. */
  releases: string;
}

/** A worker that does not know yet which releases it will serve. */
export interface PreparedWorker extends ReturnType<typeof installGuards> {
  settings: Settings;
  logger: Logger;
  store: string;
  /** The shell's release, which contains this code. */
  release: Release;
  /** The language's own objects as they were before any remote was loaded. */
  intrinsics: Intrinsics;
  /** Set in a process that tries releases. */
  machine: TrialMachine | undefined;
  /** Serves on a socket. */
  listen: (socket: string, served: Served) => Promise<void>;
}

/**
 * Prepares everything that does not depend on the live releases. The guards are installed before the shared objects are frozen.
 * @param isTrial the process tries releases and never serves
 */
export async function prepareWorker(
  { apiUrl, development, isTrial = false }: WorkerPreparation & { isTrial?: boolean },
  send: (message: WorkerMessage) => void,
): Promise<PreparedWorker> {
  collectAtRest();
  const settings = readSettings(process.env);
  const logger = createLogger('worker');
  const store = storeFolder(settings.dataDir);
  const release = await readReleaseIn(dirname(folder));
  const guards = installGuards({ store, heldLimit: settings.workerMemoryBytes, logger, send });
  const machine = isTrial
    ? createTrialMachine(
        process.env,
        await addressOf(store),
        (called) => guards.foreign.nearestCaller(called),
        () => guards.foreign.begunBy,
      )
    : undefined;
  freezeEnvironment();
  await freezeShared();
  const intrinsics = rememberIntrinsics();
  let served: Served | undefined;
  const app: FastifyInstance = await createWorkerApp({
    settings,
    apiUrl,
    renderPage(request, failure) {
      if (!served) throw new Error('nothing is served yet');
      return served.renderPage(request, failure);
    },
    logger,
    releases: () => served?.releases ?? '',
    development,
    publicFolder: join(folder, 'public'),
    serviceWorkerFolder: join(folder, 'service-worker'),
  });
  await app.ready();
  return {
    settings,
    logger,
    store,
    release,
    ...guards,
    intrinsics,
    machine,
    async listen(socket, what) {
      served = what;
      await app.listen({ path: socket });
    },
  };
}

/** The address of the shell's module that provides a shared package to all remotes. */
export function sharedModule(shared: SharedPackage): string {
  return pathToFileURL(join(folder, `${facadeFile(shared)}.js`)).href;
}

/** The real address of a folder, which modules in it have, with a slash at its end. */
async function addressOf(store: string): Promise<string> {
  return `${pathToFileURL(await realpath(store)).href}/`;
}

/** Freezes the environment, and with it the time zone, so that all pages are rendered with the same. */
function freezeEnvironment(): void {
  Object.defineProperty(process, 'env', { value: Object.freeze({ ...process.env }), enumerable: true });
}

/** Freezes the objects that all remotes share. All of the shell's code has to be loaded before. */
async function freezeShared(): Promise<void> {
  const modules = await Promise.all(
    sharedPackages.map((shared) => import(/* webpackIgnore: true */ sharedModule(shared))),
  );
  const react = (modules as { default?: unknown }[]).filter((_, at) => sharedPackages[at]?.name.startsWith('react'));
  const whole = react.map((module) => module.default);
  freezeIntrinsics(whole.filter((one) => typeof one === 'object' && one !== null));
  modules.forEach((module) => freezeExports(module as object));
}
