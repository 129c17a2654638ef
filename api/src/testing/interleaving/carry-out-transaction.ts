import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';
import type { Database } from '../../database/database.ts';

type Work = (transaction: Database) => Promise<unknown>;

/**
 * Sends a request to an API under test, and decides how a transaction of it is carried out, such as after something else, or with a failure
 * at its end. Other transactions, such as those in the background, are not affected.
 * @param by gets the transaction's work, and the function that carries it out
 * @param after so many other transactions of the request
 */
export async function carryOutTransaction<Answer>(
  database: Database,
  request: () => Promise<Answer>,
  by: (execute: (work: Work) => Promise<unknown>, work: Work) => Promise<unknown>,
  after = 0,
): Promise<Answer> {
  const ofRequest = new AsyncLocalStorage<true>();
  const begin = database.transaction.bind(database);
  let others = after;
  const spy = vi.spyOn(database, 'transaction').mockImplementation(() => {
    const builder = begin();
    if (!ofRequest.getStore() || others-- !== 0) return builder;
    const execute = builder.execute.bind(builder);
    return Object.assign(builder, { execute: (work: Work) => by(execute, work) });
  });
  return ofRequest.run(true, request).finally(() => spy.mockRestore());
}

/**
 * Sends a request to an API under test, and holds its transaction before it is committed.
 * @returns once the transaction's work is done: the function that lets it end, and returns the answer
 * @throws Error where the request had no transaction
 */
export async function holdTransaction<Answer>(
  database: Database,
  request: () => Promise<Answer>,
): Promise<() => Promise<Answer>> {
  const done = Promise.withResolvers<true>();
  const commit = Promise.withResolvers<void>();
  const answer = carryOutTransaction(database, request, (execute, work) =>
    execute(async (transaction) => {
      const result = await work(transaction);
      done.resolve(true);
      await commit.promise;
      return result;
    }),
  );
  if ((await Promise.race([done.promise, answer])) !== true) throw new Error('the request was not held');
  return () => {
    commit.resolve();
    return answer;
  };
}
