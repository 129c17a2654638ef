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

/**
 * An API with its own database for this test file, closed after it.
 * @returns an object that is filled before the first test and any later hook
 */
export const useTestApi = (options?: Partial<ApiOptions>): TestApi => useApi(() => startTestApi(options));

/** The same for tests that only read: all such files share one database. */
export const useReadingApi = (options?: Partial<ApiOptions>): TestApi => useApi(() => startReadingApi(options));
