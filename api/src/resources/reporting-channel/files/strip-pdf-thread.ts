import { parentPort, workerData } from 'node:worker_threads';
import { copyPages } from './copy-pages.ts';

// The time for the work begins here: how long the thread took to start and to load says nothing about the file.
parentPort?.postMessage('loaded', []);
const stripped = await copyPages(workerData as Uint8Array);
parentPort?.postMessage(stripped, [stripped.buffer as ArrayBuffer]);
