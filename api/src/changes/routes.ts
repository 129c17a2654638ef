import type { Api } from '../http/api.ts';
import { requireSecret } from '../releases/internal-routes.ts';
import { type ContentChange, lastSeenHeader } from '@ofgc/shared/http/content-change.ts';
import type { ContentChanges } from './content-changes.ts';

/** Pause between two heartbeats, in milliseconds. */
const heartbeat = 5_000;
/** How much unread data a reader may leave, in bytes; a reader with more is disconnected. */
const maxUnread = 64 * 1_024;

/**
 * `GET /internal/changes`: server-sent events, one for each change of the content (`ContentChange` as JSON); the first one says that
 * everything changed. The reader sends the newest revision that it knows in `X-Content-Heard`. The route is for the site's own processes:
 * it is not below `/api`, so the site does not forward it, and a request without the secret gets 401.
 * @param secret `readInternalSecret`
 */
export function changeRoutes(api: Api, changes: ContentChanges, secret: string): void {
  const readers = new Set<() => void>();
  api.addHook('preClose', async () => {
    for (const end of readers) end();
  });
  const options = { schema: { hide: true }, onRequest: requireSecret(secret) };
  api.get('/internal/changes', options, (request, reply) => {
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    const write = (text: string) => {
      if (stream.writableLength > maxUnread) stream.destroy();
      else stream.write(text);
    };
    const send = (change: ContentChange) => write(`data: ${JSON.stringify(change)}\n\n`);
    changes.exceed(Number(request.headers[lastSeenHeader]));
    const unsubscribe = changes.subscribe(send);
    const timer = setInterval(() => write(':\n\n'), heartbeat);
    const end = () => stream.end();
    readers.add(end);
    stream.on('close', () => {
      unsubscribe();
      clearInterval(timer);
      readers.delete(end);
    });
    send({ revision: changes.revision, tables: null });
  });
}
