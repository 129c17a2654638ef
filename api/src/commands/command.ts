import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { typedPath } from '@ofgc/shared/commands/typed-path.ts';
import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings.ts';

interface SiteContext {
  database: Database;
  dataFolder: string;
}

/** The one word that a command takes, a file, from where one stands. @throws one sentence where it is missing, or more was typed */
export function readFileName(usage: string): string {
  const [file] = readArguments({ usage, options: {}, most: 1 }).positionals;
  if (!file) throw new Error(`Which file? ${usage}`);
  return typedPath(file);
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
