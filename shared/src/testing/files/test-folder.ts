import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type beforeAll, beforeEach, onTestFinished } from 'vitest';

// A process that ends may still write.
const removal = { recursive: true, force: true, maxRetries: 10, retryDelay: 200 };

/** A new folder for the test that runs, also for its `beforeEach`; it is removed after the test. */
export async function testFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-folder-'));
  onTestFinished(() => rm(folder, removal));
  return folder;
}

/**
 * A new folder for each test, or with `beforeAll` one for all tests of the file; it is removed after their `afterEach` or `afterAll`.
 * @param take is given the folder, and may write into it
 */
export function useTestFolder(
  take: (folder: string) => unknown,
  before: typeof beforeAll | typeof beforeEach = beforeEach,
): void {
  before(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ofgc-folder-'));
    try {
      await take(folder);
    } catch (error) {
      await rm(folder, removal);
      throw error;
    }
    return () => rm(folder, removal);
  });
}
