import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { deadline, isLifting } from './deadline.ts';

/** So much later than the server's own deadline, in milliseconds, it counts as gone: its answer may be on the way. */
const grace = 2_500;

/**
 * A pool that does not wait for a server of which nothing comes any more, as behind a network that swallows what is sent: after the
 * deadline its connection is broken off, the statement fails, and the pool opens another one. Where the deadline is lifted, it waits.
 */
export function punctualPool(pool: Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => punctual(await pool.connect()),
    end: () => pool.end(),
  };
}

function punctual(client: PoolClient): PostgresPoolClient {
  let isPatient = false;
  async function query(text: string, values?: readonly unknown[]): Promise<unknown> {
    isPatient ||= isLifting(text);
    let isAnswered = false;
    // While a statement runs, its end is not waited for.
    const giveUp = () => isAnswered || void client.end();
    // Where this process was busy for so long, the answer may lie in the socket: that is read first.
    const timer = isPatient ? undefined : setTimeout(() => setImmediate(giveUp), deadline + grace);
    try {
      return await client.query(text, values as unknown[]);
    } finally {
      isAnswered = true;
      clearTimeout(timer);
    }
  }
  return { query: query as PostgresPoolClient['query'], release: (isBroken) => client.release(isBroken) };
}
