import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from '../../http/entity-tag.ts';
import { byteRange } from '../../http/byte-range.ts';
import type { FileType } from './file-types.ts';

export interface SentFile {
  /** Where it lies. */
  location: string;
  /** What it is called in the visitor's folder; ASCII. */
  name: string;
  type: FileType;
  /** Changes when its bytes do. */
  version: string;
  /** ISO language of what it says. */
  language: string;
}

/** Even opened as a page, a file runs nothing, loads nothing and stands in nobody's frame. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'none'";

/** Safari shows no PDF in a sandbox, and Chrome's viewer heeds no policy: everything else is boxed in. */
const policyOf = ({ mime }: FileType) => (mime === 'application/pdf' ? policy : `${policy}; sandbox`);

/** Answers with a file: true type, length and name, validators, one range. @throws when it is not there */
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
    // An office that corrects a list replaces its file: asked again each time, answered with 304.
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
