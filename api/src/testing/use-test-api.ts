import { afterAll, beforeAll, beforeEach } from 'vitest';
import { migrate } from '../database/migrate.ts';
import type { DB } from '../database/tables.generated.ts';
import type { ApiOptions } from '../server.ts';
import {
  createTestApi,
  openTestDatabase,
  startDeadline,
  startFollowingApi,
  startReadingApi,
  startTestApi,
  type FollowingApi,
  type TestApi,
  type TestDatabase,
} from './test-api.ts';

function open<Opened extends TestDatabase>(start: () => Promise<Opened>): Opened {
  const test = {} as Opened;
  let started: Opened | undefined;
  beforeAll(async () => {
    started = await start();
    Object.assign(test, started);
  }, startDeadline);
  afterAll(() => started?.close());
  return test;
}

/**
 * An API with its own database for this test file, closed after it.
 * @returns an object that is filled before the first test and any later hook
 */
export const useTestApi = (options?: Partial<ApiOptions>): TestApi => open(() => startTestApi(options));

/** The same with another API before each test, whose rate limits have counted nothing. @param emptied tables without rows before each test */
export function useFreshApi(emptied: readonly (keyof DB)[], options?: Partial<ApiOptions>): TestApi {
  const test = useTestApi(options);
  beforeEach(async () => {
    for (const table of emptied) await test.database.deleteFrom(table).execute();
    Object.assign(test, { api: await createTestApi(test.database, options) });
  });
  return test;
}

/** The same for tests that only read: all such files share one database. */
export const useReadingApi = (options?: Partial<ApiOptions>): TestApi => open(() => startReadingApi(options));

/** The same as in operation: the API follows its content. */
export const useFollowingApi = (options?: Partial<ApiOptions>): FollowingApi => open(() => startFollowingApi(options));

/** A database for this test file that has the site's tables and no rows, closed after it. */
export const useEmptyDatabase = (): TestDatabase =>
  open(async () => {
    const opened = await openTestDatabase();
    await migrate(opened.database);
    return opened;
  });
