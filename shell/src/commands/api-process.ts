import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { keepPulse } from '../server/supervisor/heartbeat.ts';
import type { Settings } from '../settings.ts';

/** The first start fills the database and prints the documents. In milliseconds. */
const readyTimeout = 120_000;

const longestPause = 30_000;
/** An API that leaves this many beats, seconds, without an answer hangs. One that asks its database much is only slow. */
const silence = 20;

/** The API's process: started again when it ends by itself, ended with this one. */
export interface KeptApi {
  stop: () => void;
}

/** Starts the API and waits until it answers. @throws its own one sentence when it refuses the first time */
export async function keepApi(root: string, settings: Settings): Promise<KeptApi> {
  let api: ChildProcess;
  let isStopping = false;
  const stop = () => {
    isStopping = true;
    api?.kill('SIGTERM');
  };
  const follow = (started: ChildProcess) => {
    api = started;
    keepPulse(api, silence);
    api.once('exit', (code) => {
      if (isStopping) return;
      process.stderr.write(`The API ended with ${code}: it is started again, and pages say so until then.\n`);
      void again(1_000);
    });
  };
  const again = async (pause: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (isStopping) return;
    await startApi(root, settings).then(follow, () => again(Math.min(pause * 2, longestPause)));
  };
  process.once('exit', stop);
  follow(await startApi(root, settings));
  return { stop };
}

/** @throws one sentence when the process refuses, or does not answer in time */
async function startApi(root: string, settings: Settings): Promise<ChildProcess> {
  const api = fork(join(root, 'api/src/main.ts'), {
    env: { ...process.env, API_PORT: String(settings.apiPort), DATA_DIR: settings.dataDir, SITE_URL: settings.siteUrl },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  api.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString('utf8')).slice(-4_000);
    process.stderr.write(chunk);
  });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The API did not start within two minutes.')), readyTimeout);
    api.on('message', (message) => {
      if (!(message as { ready?: boolean }).ready) return;
      clearTimeout(timer);
      resolve();
    });
    api.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(words ? 'The API did not start.' : `The API ended with ${code} before it was ready.`));
    });
  });
  return api;
}
