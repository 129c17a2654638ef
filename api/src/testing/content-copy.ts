import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { contentFolder } from '../content/read-content.ts';
import type { Database } from '../database/database.ts';
import { seed } from '../database/seed.ts';
import { documentsFolder, picturesFolder, testDay } from './test-api.ts';

/** Copies the content files into a new folder, for a test that changes them and then removes the folder. */
export async function copyContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-content-'));
  await cp(contentFolder, folder, { recursive: true });
  return folder;
}

/** Seeds from a folder of content files, on the tests' day. @returns whether the content was written */
export const seedFrom = (database: Database, content: string, machine: { machine?: string } = {}): Promise<boolean> =>
  seed(database, { content, documents: documentsFolder, pictures: picturesFolder, ...machine }, createClock(testDay)());
