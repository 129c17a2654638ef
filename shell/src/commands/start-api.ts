import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Settings } from '../settings.ts';

const readyTimeout = 60_000;

/** Starts the API's process and waits until it answers. @throws its own one sentence when it refuses */
export async function startApi(root: string, settings: Settings): Promise<ChildProcess> {
  const api = fork(join(root, 'api/src/main.ts'), {
    env: { ...process.env, API_PORT: String(settings.apiPort), DATA_DIR: settings.dataDir },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let words = '';
  api.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString('utf8')).slice(-4_000);
    process.stderr.write(chunk);
  });
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The API did not start within 60 s.')), readyTimeout);
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
