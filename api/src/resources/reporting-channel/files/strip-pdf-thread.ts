import { parentPort, workerData } from 'node:worker_threads';
import { copyPages } from './copy-pages.ts';

const stripped = await copyPages(workerData as Uint8Array);
parentPort?.postMessage(stripped, [stripped.buffer as ArrayBuffer]);
