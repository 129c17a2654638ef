import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream';
import { createPageTeller, type PageTeller } from './page-teller.ts';

/** Paths in the repository: an edit in one of them restarts the API, which imports something of most folders of shared. */
export const watchedFolders = ['api/src', 'api/content', 'shared/src'];
/** An editor writes a file in several steps: restarts wait this long after the last, in milliseconds. */
const settled = 150;

/** The API during development: restarted whenever one of its files, of the shared files it imports or of the content changes. */
export interface WatchedApi extends Pick<PageTeller, 'declare'> {
  /** The address for requests: those that arrive while the API starts wait until it is ready, or has ended by itself: then they get 503. */
  url: string;
  stop: () => void;
}

/**
 * Resolves when requests are accepted, which may be before the API answers them.
 * @param root the repository’s folder
 * @param port the API’s own; `url` has another one, which the machine chooses
 */
export async function startWatchedApi(root: string, port: number): Promise<WatchedApi> {
  let api: ChildProcess | undefined;
  /** Whether the API is ready; it has ended by itself otherwise. */
  let ready = Promise.withResolvers<boolean>();
  let isSettled = false;
  let isStopped = false;
  let restarting = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const { declare, tell } = createPageTeller(() => api);
  const settle = (isReady: boolean) => {
    if (isSettled) ready = Promise.withResolvers();
    isSettled = true;
    ready.resolve(isReady);
  };
  const start = () => {
    const started = fork(join(root, 'api/src/main.ts'), {
      env: { ...process.env, API_PORT: String(port) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    api = started;
    started.on('message', (message: { ready?: boolean }) => {
      // An API that is being replaced may still send it: requests would then reach the next one before it listens.
      if (!message.ready || started !== api) return;
      settle(true);
      tell();
    });
    started.on('exit', (code, signal) => {
      if (started !== api || isStopped) return;
      process.stderr.write(`The API ended (${signal ?? code}): the next edit of it starts it again.\n`);
      settle(false);
    });
  };
  const restart = async () => {
    // Requests that wait for an API which is replaced before it is ready wait for the next one: a new promise would leave them waiting for ever.
    if (isSettled) ready = Promise.withResolvers();
    isSettled = false;
    const old = api;
    api = undefined;
    old?.kill('SIGTERM');
    if (old && old.exitCode === null && old.signalCode === null) await once(old, 'exit');
    if (!isStopped) start();
  };
  const changed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(restart);
    }, settled);
  };
  const watchers = watchedFolders.map((folder) => watch(join(root, folder), { recursive: true }, changed));

  const forward = (incoming: IncomingMessage, answer: ServerResponse, attemptsLeft = 3) => {
    const { method, url: path, headers } = incoming;
    const upstream = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      pipeline(response, answer, () => {});
    });
    upstream.on('error', () => {
      if (answer.headersSent || answer.destroyed) return answer.destroy();
      // A read that failed because the API was being restarted is sent again.
      if (method !== 'GET' || attemptsLeft === 0) return answer.writeHead(503).end();
      return setTimeout(() => void pass(incoming, answer, attemptsLeft - 1), settled);
    });
    answer.on('close', () => upstream.destroy());
    incoming.pipe(upstream);
  };
  const pass = async (incoming: IncomingMessage, answer: ServerResponse, attemptsLeft?: number) => {
    const isReady = await ready.promise;
    // Its sender has left while it waited. Writing to the closed connection would throw.
    if (answer.destroyed) return;
    if (isReady) forward(incoming, answer, attemptsLeft);
    else answer.writeHead(503).end();
  };
  const front = createServer((incoming, answer) => void pass(incoming, answer)).listen(0, '127.0.0.1');
  await once(front, 'listening');
  start();
  return {
    url: `http://127.0.0.1:${(front.address() as AddressInfo).port}/`,
    declare,
    stop() {
      isStopped = true;
      watchers.forEach((watcher) => watcher.close());
      clearTimeout(timer);
      api?.kill();
      front.close();
    },
  };
}
