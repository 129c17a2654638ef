import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from '../../http/entity-tag.ts';
import { byteRange } from '../../http/byte-range.ts';
import type { FileType } from './file-types.ts';

export interface SentFile {
  /** Its path on disk. */
  location: string;
  /** The name of the download; ASCII. */
  name: string;
  type: FileType;
  /** Changes when its bytes do. */
  version: string;
  /** ISO language of what it says. */
  language: string;
}

/** A file that is opened as a page may run no script, load nothing and be in no frame. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** PDFs are not sandboxed: Safari does not show them in a sandbox. */
const policyOf = ({ mime }: FileType) => (mime === 'application/pdf' ? policy : `${policy}; sandbox`);

/** Sends a file with its type, length and name, entity tag and one byte range. @throws when it does not exist */
export async function sendFile(request: FastifyRequest, reply: FastifyReply, file: SentFile): Promise<FastifyReply> {
  const { size } = await stat(file.location);
  const tag = `"${file.version}"`;
  void reply.headers({
    'Content-Type': file.type.mime,
    'Content-Disposition': `${file.type.isInline ? 'inline' : 'attachment'}; filename="${file.name}"`,
    'Content-Language': file.language,
    'Content-Security-Policy': policyOf(file.type),
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
    // Files may be replaced by corrected ones: clients revalidate each time.
    'Cache-Control': 'public, no-cache',
    ETag: tag,
  });
  if (matchesEntityTag(request.headers['if-none-match'], tag)) return reply.code(304).send();

  const condition = request.headers['if-range'];
  const isAsked = request.method === 'GET' && (condition === undefined || condition === tag);
  const range = byteRange(isAsked ? request.headers.range : undefined, size);
  if (range === 'unsatisfiable') return reply.code(416).header('Content-Range', `bytes */${size}`).send();
  if (range === 'whole') return reply.header('Content-Length', size).send(createReadStream(file.location));
  const { first, last } = range;
  return reply
    .code(206)
    .header('Content-Range', `bytes ${first}-${last}/${size}`)
    .header('Content-Length', last - first + 1)
    .send(createReadStream(file.location, { start: first, end: last }));
}
