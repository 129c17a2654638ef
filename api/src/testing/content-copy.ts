import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { contentFolder } from '../content/read-content.ts';
import type { Database } from '../database/database.ts';
import { seed } from '../database/seed.ts';
import type { ConcertEntries } from './insert-concert.ts';
import { documentsFolder, picturesFolder, testDay } from './test-api.ts';

/**
 * Copies the content files into a new folder, for a test that changes them and then removes the folder.
 * @param concerts that are added
 */
export async function copyContent(concerts: readonly ConcertEntries[] = []): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'ofgc-content-'));
  await cp(contentFolder, folder, { recursive: true });
  if (concerts.length === 0) return folder;
  const [events, texts] = [join(folder, 'events.json'), join(folder, 'event-texts.json')];
  const ownTexts = Object.fromEntries(concerts.map((one) => [one.event.id, one.texts]));
  const all = [...((await readJson(events)) as object[]), ...concerts.map(({ event }) => event)];
  await writeFile(events, JSON.stringify(all));
  await writeFile(texts, JSON.stringify({ ...(await readJson(texts)), ...ownTexts }));
  return folder;
}

const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8')) as object;

/** Seeds from a folder of content files, on the tests' day. @returns whether the content was written */
export const seedFrom = (database: Database, content: string, machine: { machine?: string } = {}): Promise<boolean> =>
  seed(database, { content, documents: documentsFolder, pictures: picturesFolder, ...machine }, createClock(testDay)());
