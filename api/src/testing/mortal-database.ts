import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database } from '../database/database.ts';
import type { DB } from '../database/tables.generated.ts';

/** A simulated process, as its database sees it: it takes a given number of steps and then never does anything again. */
export interface MortalProcess {
  database: Database;
  /** Its steps in order: statements, including `begin` and `commit`, and those named by `step`. */
  steps: string[];
  /** A step outside the database. @throws Error where the process was killed before it */
  step: (name: string) => void;
  isKilled: () => boolean;
}

/**
 * For tests: the same database as seen by a process that is killed before one of its steps. From then on each step fails, and an open
 * transaction is rolled back, as PostgreSQL does for a client that is gone. This is cheap, so tests can kill before every single step; real
 * processes are killed in `killed-process.full.test.ts`.
 * @param database the real one
 * @param lives how many steps the process takes
 */
export function mortalProcess(database: Database, lives = Number.POSITIVE_INFINITY): MortalProcess {
  const steps: string[] = [];
  let isKilled = false;
  function step(name: string): void {
    isKilled ||= steps.length >= lives;
    if (isKilled) throw new Error(`killed before: ${name}`);
    steps.push(name);
  }

  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: () => holdConnection(database, step),
    beginTransaction: (connection) => say(connection, 'begin'),
    commitTransaction: (connection) => say(connection, 'commit'),
    rollbackTransaction: (connection) => (connection as HeldConnection).rollback(),
    releaseConnection: async (connection) => (connection as HeldConnection).release(),
    destroy: async () => undefined,
  };
  const { plugins } = database.getExecutor();
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (of: Kysely<unknown>) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return { database: new Kysely<DB>({ dialect, plugins: [...plugins] }), steps, step, isKilled: () => isKilled };
}

interface HeldConnection extends DatabaseConnection {
  /** Not counted as a step, because the server does it itself for a client that is gone. */
  rollback: () => Promise<void>;
  release: () => void;
}

const say = async (connection: DatabaseConnection, word: string) => {
  await connection.executeQuery(CompiledQuery.raw(word));
};

/** Holds one connection of a database until it is released. */
function holdConnection(database: Database, step: (name: string) => void): Promise<HeldConnection> {
  return new Promise((resolve, reject) => {
    const held = Promise.withResolvers<void>();
    database
      .connection()
      .execute((connection) => {
        const plain = connection.withoutPlugins();
        resolve({
          executeQuery: async (query) => {
            step(query.sql);
            return plain.executeQuery<never>(query);
          },
          streamQuery: () => {
            throw new Error('a mortal process reads whole answers');
          },
          rollback: async () => {
            await plain.executeQuery(CompiledQuery.raw('rollback'));
          },
          release: () => held.resolve(),
        });
        return held.promise;
      })
      .catch(reject);
  });
}
