import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { Writable } from 'node:stream';

/** The longest that React may take for one page, in milliseconds. */
const renderTimeout = 5_000;

/**
 * Renders a whole page before the first byte leaves: its status is true and a throw can still be confined.
 * @param timeout in milliseconds
 * @throws what the tree throws outside Suspense, or after the timeout
 */
export function renderToText(element: ReactNode, timeout = renderTimeout): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString('utf8'));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      // Nothing streams: a boundary of any size stands in its place, also without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError() {},
    });
    const timer = setTimeout(() => abort(new Error('rendering took too long')), timeout);
  });
}
