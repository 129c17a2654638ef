import { createPostgres, postgresPrograms } from '../../api/src/testing/postgres-server.ts';

/** Whether the API's tests run on PostgreSQL: it is installed, and DATABASE_URL does not already make all tests use one. */
export const hasPostgres = postgresPrograms !== undefined && !process.env.DATABASE_URL;

/**
 * The tests that `npm test` also runs on the embedded database where PostgreSQL runs all of them: those on which the two might differ
 * (dumps, locks); the sites of the browser tests are filled in it as well. `test:full` runs all of them on both.
 */
export const embeddedCore = [
  'api/src/backup/backup.test.ts',
  'api/src/resources/school-registrations/places/seats.test.ts',
];

/** Runs work with an empty PostgreSQL of its own, which is removed with its folder afterwards. */
export async function withPostgres<Result>(work: (address: string) => Promise<Result>): Promise<Result> {
  const server = await createPostgres(postgresPrograms ?? '');
  try {
    await server.start();
    return await work(server.address);
  } finally {
    await server.remove();
  }
}
