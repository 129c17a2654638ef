import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';

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
 * @throws when the file does not exist: the caller's data says that it does, so this is a fault (500), not an unknown address
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, name }: { folder: string; name: string },
): Promise<FastifyReply> {
  const { size } = await stat(join(folder, name));
  return reply
    .header('Accept-Ranges', 'bytes')
    .sendFile(name, folder, { acceptRanges: hasUsableRange(request, size), cacheControl: false });
}
