import type { Database } from '../database/database.ts';

/** Runs some work over a database. @returns the number of statements that it sent, without those that begin and end transactions */
export async function countStatements(
  database: Database,
  work: (counted: Database) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  const counted = database.withPlugin({
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await work(counted);
  return count;
}
