import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { cachedPageTimeout } from '../../timeouts.ts';
import type { Proxy } from '../supervisor/worker-proxy.ts';
import { maxPageBytes } from './page-limits.ts';
import { readRenderedPage, type RenderedPage } from './rendered-page.ts';

/**
 * Asks a worker for the page of an address as everybody sees it: no cookie, no language, no address of a visitor, no
 * host goes with it, so that nothing of one visitor can be in it.
 * @param onHeld called where it waits for code that holds a worker up
 * @returns undefined where no worker answers
 */
export function renderSharedPage(proxy: Proxy, address: string, onHeld = () => {}): Promise<RenderedPage | undefined> {
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

async function readAnswer(answer: IncomingMessage): Promise<RenderedPage> {
  let length = 0;
  answer.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length > maxPageBytes) answer.destroy(new Error('the page is too large'));
  });
  const timer = setTimeout(() => answer.destroy(new Error('the page takes too long')), cachedPageTimeout);
  try {
    return readRenderedPage(answer.statusCode ?? 502, answer.headers, await buffer(answer));
  } finally {
    clearTimeout(timer);
  }
}
