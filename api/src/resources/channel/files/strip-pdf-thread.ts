import { parentPort, workerData } from 'node:worker_threads';
import { copyPages } from './copy-pages.ts';

parentPort?.postMessage(await copyPages(workerData as Uint8Array));
