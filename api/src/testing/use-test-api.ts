import { afterAll, beforeAll } from 'vitest';
import type { ApiOptions } from '../server.ts';
import { startDeadline, startReadingApi, startTestApi, type TestApi } from './test-api.ts';

function useApi(start: () => Promise<TestApi>): TestApi {
  const test = {} as TestApi;
  let started: TestApi | undefined;
  beforeAll(async () => {
    started = await start();
    Object.assign(test, started);
  }, startDeadline);
  afterAll(() => started?.close());
  return test;
}

/** An API with a database of its own for this test file, ended after it. @returns filled before the first test and hook that follows */
export const useTestApi = (options?: Partial<ApiOptions>): TestApi => useApi(() => startTestApi(options));

/** The same for tests that only read: the database is that of all such files. */
export const useReadingApi = (options?: Partial<ApiOptions>): TestApi => useApi(() => startReadingApi(options));
