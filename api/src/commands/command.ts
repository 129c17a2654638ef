import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings.ts';

interface SiteContext {
  database: Database;
  dataFolder: string;
}

/** Runs a command that ends with one sentence; a failure is its sentence on stderr, and the exit code 1. */
export async function endWithSentence(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Works on the site's database, which is closed afterwards. @throws one sentence where another process has the embedded one */
export async function onDatabase<Result>(work: (site: SiteContext) => Promise<Result>): Promise<Result> {
  const { dataFolder, ...settings } = readSettings(process.env);
  const { database, close } = await openDatabase({ dataFolder, ...settings });
  try {
    return await work({ database, dataFolder });
  } finally {
    await close();
  }
}

/**
 * Runs a command that takes a file, on the site's database.
 * @param prepare what needs no database, first
 */
export async function runCommand<Prepared>(
  prepare: (file: string) => Promise<Prepared>,
  command: (context: SiteContext & { file: string }, prepared: Prepared) => Promise<string>,
): Promise<void> {
  await endWithSentence(async () => {
    const [file] = process.argv.slice(2);
    if (!file) throw new Error('Which file? npm run backup -- FILE, npm run restore -- FILE');
    const prepared = await prepare(file);
    return onDatabase((site) => command({ ...site, file }, prepared));
  });
}
