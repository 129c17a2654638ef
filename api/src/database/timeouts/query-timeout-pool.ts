import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Client, Pool, PoolClient } from 'pg';
import { isLifting } from './statement-timeout.ts';

/** How long after the server's own timeout the server counts as gone, in milliseconds: its answer may still be on the way. */
const extraTime = 2_500;

/**
 * A pool that does not wait for a server that has gone silent, for example behind a network that drops packets: after the timeout the
 * connection is closed, the statement fails, and the pool opens another connection. Where the timeout is lifted, the pool waits.
 * @param timeout the server's own for each statement, in milliseconds
 */
export function queryTimeoutPool(pool: Pool, timeout: number): PostgresPool {
  return {
    options: pool.options,
    connect: async () => withTimeout(await pool.connect(), timeout),
    end: () => pool.end(),
  };
}

function withTimeout(client: PoolClient, timeout: number): PostgresPoolClient {
  let isPatient = false;
  function query(text: string, values?: readonly unknown[]): Promise<unknown> {
    isPatient ||= isLifting(text);
    return isPatient ? client.query(text, values as unknown[]) : queryWithin(timeout + extraTime, client, text, values);
  }
  return { query: query as PostgresPoolClient['query'], release: (isBroken) => client.release(isBroken) };
}

/** Sends a statement. If the answer does not come within so many milliseconds, the connection is closed and the statement fails. */
export async function queryWithin(
  milliseconds: number,
  client: Pick<Client, 'query' | 'end'>,
  text: string,
  values?: readonly unknown[],
): Promise<unknown> {
  let isAnswered = false;
  // `end()` breaks the connection at once when a statement is still running.
  const giveUp = () => isAnswered || void client.end();
  // If this process was too busy to read for that long, the answer may already be in the socket: `setImmediate` lets it be read first.
  const timer = setTimeout(() => setImmediate(giveUp), milliseconds);
  try {
    return await client.query(text, values as unknown[]);
  } finally {
    isAnswered = true;
    clearTimeout(timer);
  }
}
