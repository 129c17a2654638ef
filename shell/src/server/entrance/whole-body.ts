import type { IncomingMessage } from 'node:http';
import { maxBody } from './body-limits.ts';

/**
 * Reads what is posted before anybody is bothered with it: a visitor who dribbles holds a few bytes here, and no connection to a
 * worker or to the API. Of a body that is too large one byte more than the most is kept, so that the check of its length finds it too
 * large and says so; the rest is read and forgotten, since a connection that closes before would hide the answer.
 * @param most for a form with files, in bytes
 * @throws when the visitor goes away before the end; how long a body may take is the entrance's matter
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
