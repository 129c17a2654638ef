import type { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';
import { queryWithin } from './timeouts/query-timeout-pool.ts';

interface NotificationHandlers {
  /** Called for each announcement. */
  onNotification: (payload: string) => void;
  /** Called when announcements begin to arrive, at first and after each interruption. */
  onConnect: () => void;
  /** Called when announcements begin to be lost. */
  onDisconnect: () => void;
}

/**
 * Listens to a channel of the database until the returned function is called. An interruption is not an error: the connection is tried
 * again.
 */
export type Listen = (channel: string, handlers: NotificationHandlers) => Promise<() => Promise<void>>;

/** The embedded database announces within this process, so there is no connection to lose. */
export function listenToPGlite(pglite: PGlite): Listen {
  return async (channel, { onNotification, onConnect }) => {
    const stop = await pglite.listen(channel, onNotification);
    onConnect();
    return async () => {
      if (!pglite.closed) await stop();
    };
  };
}

/** Pause between two attempts to connect, in milliseconds. */
const reconnectPause = 250;
/**
 * Listens on a connection outside the pool, because the pool may close or lend out its own.
 * @param heartbeat the pause between two checks of the connection, and the longest that the answer may take, in milliseconds
 */
export function listenToPostgres(address: string, heartbeat = 5_000): Listen {
  return async (channel, handlers) => {
    const stopping = new AbortController();
    let current: Client | undefined;
    const first = Promise.withResolvers<void>();
    const connectOnce = async (): Promise<void> => {
      const client = new Client({
        connectionString: address,
        connectionTimeoutMillis: heartbeat,
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
        await queryWithin(heartbeat, client, `listen ${client.escapeIdentifier(channel)}`);
      } catch {
        await client.end().catch(() => undefined);
        return;
      }
      handlers.onConnect();
      first.resolve();
      // A connection dropped by a firewall reports no error, so it is checked with a query.
      const timer = setInterval(() => {
        queryWithin(heartbeat, client, 'select 1').catch(() => client.end().catch(() => undefined));
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
