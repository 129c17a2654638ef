import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkBackup } from '../backup/backup-file.ts';
import { openEmbedded } from '../database/database.ts';
import { executedMigrations, migrate } from '../database/migrate.ts';
import { runCommand } from '../testing/run-command.ts';
import { startDeadline } from '../testing/test-api.ts';

/** The only migration of the database. */
const earlier = '0001-programme';
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ofgc-commands-'));
  const { database } = await openEmbedded(folder);
  await migrate(database, earlier);
  await database.destroy();
}, startDeadline);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command over that database. */
const run = (script: string, ...words: string[]) =>
  runCommand(`commands/${script}`, words, { DATABASE_URL: '', DATA_DIR: folder });

it(
  'a command beside a site of an earlier version leaves its database as it is',
  async () => {
    const file = join(folder, 'kept.backup');
    expect(await run('backup.ts', file)).toEqual([0, expect.stringContaining('and the changes of the live releases')]);
    expect((await checkBackup(file)).migration).toBe(earlier);
    expect(await run('picture.ts', 'list')).toEqual([
      1,
      'The database is not of this version of the site yet: start the site once, then try again.',
    ]);
    const { database } = await openEmbedded(folder);
    expect(await executedMigrations(database)).toEqual([earlier]);
    await database.destroy();
  },
  startDeadline,
);
