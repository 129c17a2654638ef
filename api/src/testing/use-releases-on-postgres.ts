import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import type { Api } from '../http/api.ts';
import { openPatientPostgres } from './patient-postgres.ts';
import { createPostgres, postgresPrograms, type PostgresServer } from './postgres-server.ts';
import { createTestApi, startDeadline } from './test-api.ts';

/** The secret with which the tests call `/internal/releases`. */
export const releasesSecret = 'known to the site';

/**
 * The routes below `/internal/releases` on a PostgreSQL server that only this test file has; only where `postgresPrograms` are installed.
 * @returns an object that is filled before the first test
 */
export function useReleasesOnPostgres(): { database: Database; api: Api } {
  const test = {} as { database: Database; api: Api };
  let server: PostgresServer;
  beforeAll(async () => {
    server = await createPostgres(postgresPrograms ?? '');
    await server.start();
    test.database = openPatientPostgres(server.address).database;
    await migrate(test.database);
    test.api = await createTestApi(test.database, { internal: { secret: releasesSecret, storesFiles: true } });
  }, startDeadline);
  afterAll(async () => {
    await test.api.close();
    await test.database.destroy();
    await server.remove();
  }, startDeadline);
  return test;
}
