import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from '@ofgc/shared/http/entity-tag.ts';
import { cacheLifetimes } from './cache-lifetimes.ts';

interface TextFile {
  /** The media type with its charset. */
  type: string;
  body: string;
  lang: string;
  /** The name of the download; without one it is sent inline. */
  filename?: string;
}

/** Sends a text file (feed, calendar) with a weak entity tag of its content, or 304 where the client's copy is current. */
export function sendTextFile(request: FastifyRequest, reply: FastifyReply, file: TextFile): FastifyReply {
  const etag = `W/"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
  return sendTaggedFile(request, reply, { ...file, etag });
}

/** The same for a file whose entity tag is known before its content. */
export function sendTaggedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, filename, lang, type }: Omit<TextFile, 'body'> & { body: string | Readable; etag: string },
): FastifyReply {
  void reply.header('ETag', etag).header('Cache-Control', cacheLifetimes.generated);
  if (matchesEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const disposition = filename ? `attachment; filename="${filename}"` : 'inline';
  return reply.header('Content-Disposition', disposition).header('Content-Language', lang).type(type).send(body);
}
