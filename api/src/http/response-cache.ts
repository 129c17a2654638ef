import type { FastifyInstance } from 'fastify';

/** The most answers kept; the oldest goes first. */
const most = 500;

interface Kept {
  at: number;
  body: string;
  type: string;
}

/**
 * Keeps good answers to reads for a moment: a page under load asks the database once, not once a visitor.
 * Nothing depends on it: every process keeps its own, and an answer is never older than the moment.
 * @param milliseconds how long; 0 keeps nothing
 */
export function cacheResponses(api: FastifyInstance, milliseconds: number): void {
  if (milliseconds <= 0) return;
  const kept = new Map<string, Kept>();

  api.addHook('onRequest', async (request, reply) => {
    const answer = request.method === 'GET' ? kept.get(request.url) : undefined;
    if (!answer || performance.now() - answer.at > milliseconds) return undefined;
    return reply.type(answer.type).send(answer.body);
  });
  api.addHook('onSend', async (request, reply, body) => {
    const type = reply.getHeader('content-type');
    if (
      request.method !== 'GET' ||
      reply.statusCode !== 200 ||
      reply.getHeader('cache-control') === 'no-store' ||
      typeof body !== 'string' ||
      !String(type).startsWith('application/json')
    )
      return body;
    const known = kept.get(request.url);
    if (known && performance.now() - known.at <= milliseconds) return body;
    kept.delete(request.url);
    kept.set(request.url, { at: performance.now(), body, type: String(type) });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest) kept.delete(oldest);
    return body;
  });
}
