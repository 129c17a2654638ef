import { createPostgres, postgresPrograms } from '../../api/src/testing/postgres-server.ts';

/** Whether the API's tests can run on PostgreSQL beside the embedded database: it is installed, and they do not run on one anyway. */
export const hasPostgres = postgresPrograms !== undefined && !process.env.DATABASE_URL;

/** Without `test:full` these alone: what the two databases might see differently (dumps, locks, dates, words). */
export const postgresCore = [
  'api/src/backup',
  'api/src/database/seed.test.ts',
  'api/src/resources/newsletter',
  'api/src/resources/icalendar',
  'api/src/resources/school-centres',
  'api/src/resources/school-registrations',
];

/** Gives work an empty PostgreSQL of its own, in a folder and on a port that go away with it. */
export async function withPostgres<Result>(work: (address: string) => Promise<Result>): Promise<Result> {
  const server = await createPostgres(postgresPrograms ?? '');
  try {
    await server.start();
    return await work(server.address);
  } finally {
    await server.remove();
  }
}
