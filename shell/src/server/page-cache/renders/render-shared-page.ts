import type { IncomingMessage } from 'node:http';
import { cachedPageTimeout } from '../../../timeouts.ts';
import type { WorkerProxy } from '../../supervisor/proxy/worker-proxy.ts';
import { readWorkerResponse, type WorkerResponse } from './worker-response.ts';

/** The largest page or file that is accepted from a worker, in bytes; a larger one is sent to each visitor as it comes. */
const maxPageBytes = 8 * 1024 * 1024;

/**
 * Requests the shared page of an address from a worker: without the visitor's cookies, language, network address and host, so
 * that nothing of one visitor can be in it.
 * @param onHeld called when the request waits for code that blocks a worker
 * @returns undefined where no worker responds
 */
export function renderSharedPage(
  proxy: WorkerProxy,
  address: string,
  onHeld = () => {},
): Promise<WorkerResponse | 'too large' | undefined> {
  return new Promise((resolve) => {
    proxy.send({
      method: 'GET',
      path: address,
      headers: { 'accept-encoding': 'br' },
      isGone: () => false,
      onGone: () => {},
      onHeld,
      begin(answer, finish) {
        readAnswer(answer)
          .then(resolve, () => resolve(undefined))
          .finally(finish);
      },
      fail: () => resolve(undefined),
    });
  });
}

async function readAnswer(answer: IncomingMessage): Promise<WorkerResponse | 'too large'> {
  const chunks: Buffer[] = [];
  let length = 0;
  const timer = setTimeout(() => answer.destroy(new Error('the page takes too long')), cachedPageTimeout);
  try {
    if (Number(answer.headers['content-length'] ?? 0) > maxPageBytes) {
      answer.destroy();
      return 'too large';
    }
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxPageBytes) return 'too large';
      chunks.push(chunk);
    }
    return readWorkerResponse(answer.statusCode ?? 502, answer.headers, Buffer.concat(chunks, length));
  } finally {
    clearTimeout(timer);
  }
}
