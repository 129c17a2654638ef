import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../http/http-error.ts';

/**
 * Whether `@fastify/static` may read the `Range` header. For HEAD, for a malformed range, and for a suffix longer than the file, it would
 * answer 206 or 416 where RFC 9110 (§14) wants the whole file with 200.
 * @param size bytes of the file
 */
function hasUsableRange({ method, headers }: FastifyRequest, size: number): boolean {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(headers.range?.replaceAll(' ', '') ?? '') ?? [];
  if (method !== 'GET' || first + last === '') return false;
  if (first === '') return Number(last) <= size;
  return last === '' || Number(first) <= Number(last);
}

/**
 * Sends a file with its type (by its name), length, date, entity tag and, if requested, one byte range.
 * @param headers of the file, sent only with it
 * @throws HttpError 503 where the file is not on this machine although the caller's data names it: another machine brought newer content
 * into the database that they share. This is logged, and it is no unknown address.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, name, headers = {} }: { folder: string; name: string; headers?: Record<string, string> },
): Promise<FastifyReply> {
  const { size } = await stat(join(folder, name)).catch((error: unknown) => {
    request.log.error(error);
    throw new HttpError(503, 'unavailable');
  });
  return reply
    .headers(headers)
    .header('Accept-Ranges', 'bytes')
    .sendFile(name, folder, { acceptRanges: hasUsableRange(request, size), cacheControl: false });
}
