import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEntityTag } from './entity-tag.ts';

interface TextFile {
  /** With its charset. */
  type: string;
  body: string;
  lang: string;
  /** The name to keep it under; without one it is shown where it can be. */
  filename?: string;
}

/** How long somebody may use a file without asking again, in seconds: a cancellation must get around. */
const maxAge = 300;

/** Sends a text that others keep (feeds, calendars): with a weak validator of its content, and 304 for who has it. */
export function sendTextFile(request: FastifyRequest, reply: FastifyReply, file: TextFile): FastifyReply {
  const etag = `W/"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`;
  void reply.header('ETag', etag).header('Cache-Control', `public, max-age=${maxAge}`);
  if (matchesEntityTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const disposition = file.filename ? `attachment; filename="${file.filename}"` : 'inline';
  return reply
    .header('Content-Disposition', disposition)
    .header('Content-Language', file.lang)
    .type(file.type)
    .send(file.body);
}
