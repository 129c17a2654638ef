import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listenToPostgres } from './notifications.ts';

/** In milliseconds; in operation it is longer. */
const heartbeat = 500;

type Query = (text: string) => unknown;

/**
 * Listens to a channel.
 * @param check sends the listener's checks of its connection in its place
 * @returns a mock that is called when the connection is lost
 */
async function listen(check: (text: string, query: Query) => unknown) {
  const original = Object.getOwnPropertyDescriptor(Client.prototype, 'query')?.value as Query;
  vi.spyOn(Client.prototype, 'query').mockImplementation(function send(this: Client, text: string): void {
    const query = original.bind(this);
    return (text === 'select 1' ? check(text, query) : query(text)) as void;
  });
  const onDisconnect = vi.fn();
  const handlers = { onNotification: () => undefined, onConnect: () => undefined, onDisconnect };
  const stop = await listenToPostgres(process.env.DATABASE_URL ?? '', heartbeat)('sample', handlers);
  onTestFinished(async () => {
    await stop();
    vi.restoreAllMocks();
  });
  return onDisconnect;
}

// The embedded database has no connection that could be lost.
describe.runIf(process.env.DATABASE_URL)('a listener to announcements of PostgreSQL', () => {
  it('gives up a connection that no longer answers', async () => {
    const onDisconnect = await listen((_, query) => query('select pg_sleep(30)'));
    await vi.waitFor(() => expect(onDisconnect).toHaveBeenCalled());
  });

  it('keeps its connection when this process is blocked between a check and its answer', async () => {
    let checks = 0;
    const onDisconnect = await listen((text, query) => {
      checks += 1;
      // How soon the server answers the later checks is not the question here.
      if (checks > 1) return Promise.resolve();
      // By then the statement has been sent.
      setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2 * heartbeat));
      return query(text);
    });
    await vi.waitFor(() => expect(checks).toBeGreaterThan(1));
    expect(onDisconnect).not.toHaveBeenCalled();
  });
});
