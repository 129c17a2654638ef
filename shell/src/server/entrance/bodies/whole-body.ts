import type { IncomingMessage } from 'node:http';
import { maxBody } from './body-limits.ts';

/**
 * Reads a posted body whole before it is passed on: a visitor who sends slowly takes up a few bytes here, and no connection to a
 * worker or to the API. Of a body that is too large one byte more than the limit is kept, so that the later check of its length
 * refuses it; the rest is read and dropped, since closing the connection earlier would hide the response.
 * @param most for a form with files, in bytes
 * @throws when the visitor disconnects before the end; the time limit is the entrance's
 */
export function readWholeBody(request: IncomingMessage, most = maxBody): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      const kept = chunk.subarray(0, Math.max(0, most + 1 - size));
      if (kept.length > 0) chunks.push(kept);
      size += kept.length;
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('the visitor went away')));
  });
}
