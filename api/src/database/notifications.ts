import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

export interface NotificationHandlers {
  /** Something was announced. */
  onNotification: (payload: string) => void;
  /** Announcements arrive from now on, the first time and after each interruption. */
  onConnect: () => void;
  /** Announcements are lost from now on. */
  onDisconnect: () => void;
}

/** Listens to a channel of the database until the returned function is called; an interruption is no error, it is tried again. */
export type Listen = (channel: string, handlers: NotificationHandlers) => Promise<() => Promise<void>>;

/** The embedded database announces within the process: there is no connection to lose. */
export function listenToPGlite(pglite: PGlite): Listen {
  return async (channel, { onNotification, onConnect }) => {
    const stop = await pglite.listen(channel, onNotification);
    onConnect();
    return async () => {
      if (!pglite.closed) await stop();
    };
  };
}

/** Between two attempts to connect, in milliseconds. */
const reconnectPause = 250;
/** Between two questions whether the connection still lives, and how long an answer may take, in milliseconds. */
const heartbeat = 5_000;

/** A connection of its own beside the pool, because a pooled one would not stay. */
export function listenToPostgres(address: string): Listen {
  return async (channel, handlers) => {
    const stopping = new AbortController();
    let current: Client | undefined;
    const first = Promise.withResolvers<void>();
    const connectOnce = async (): Promise<void> => {
      const client = new Client({
        connectionString: address,
        connectionTimeoutMillis: heartbeat,
        query_timeout: heartbeat,
        keepAlive: true,
      });
      current = client;
      const lost = new Promise<void>((resolve) => {
        client.on('error', () => resolve());
        client.on('end', () => resolve());
      });
      client.on('notification', ({ payload }) => handlers.onNotification(payload ?? ''));
      try {
        await client.connect();
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      } catch {
        await client.end().catch(() => undefined);
        return;
      }
      handlers.onConnect();
      first.resolve();
      // A connection that a firewall dropped reports nothing by itself.
      const timer = setInterval(() => {
        client.query('select 1').catch(() => client.end().catch(() => undefined));
      }, heartbeat);
      await lost;
      clearInterval(timer);
      if (!stopping.signal.aborted) handlers.onDisconnect();
      await client.end().catch(() => undefined);
    };
    const following = (async () => {
      while (!stopping.signal.aborted) {
        await connectOnce();
        if (!stopping.signal.aborted) await new Promise((resolve) => setTimeout(resolve, reconnectPause));
      }
      first.resolve();
    })();
    await first.promise;
    return async () => {
      stopping.abort();
      await current?.end().catch(() => undefined);
      await following;
    };
  };
}
