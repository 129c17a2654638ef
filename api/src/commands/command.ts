import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { typedPath } from '@ofgc/shared/commands/typed-path.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings.ts';

interface SiteContext {
  database: Database;
  dataDir: string;
}

/**
 * The file name that a command takes as its only argument, relative to the current folder.
 * @throws one sentence where it is missing, or more was typed
 */
export function readFileName(usage: string): string {
  const [file] = readArguments({ usage, options: {}, most: 1 }).positionals;
  if (!file) throw new Error(`Which file? ${usage}`);
  return typedPath(file);
}

/** Runs `work` on the site's database, and closes it afterwards. @throws one sentence where another process holds the embedded database */
export async function onDatabase<Result>(work: (site: SiteContext) => Promise<Result>): Promise<Result> {
  const { dataDir, ...settings } = readSettings(process.env);
  const { database, close } = await openDatabase({ dataDir, ...settings });
  try {
    return await work({ database, dataDir });
  } finally {
    await close();
  }
}
