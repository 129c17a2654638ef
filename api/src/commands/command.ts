import { openDatabase } from '../database/open-database.ts';
import type { Database } from '../database/database.ts';
import { readSettings } from '../settings.ts';

interface CommandContext {
  database: Database;
  /** Absolute or as it was typed. */
  file: string;
  dataFolder: string;
}

/**
 * Runs a command that takes a file, on the site's database; it ends with one sentence.
 * @param prepare what needs no database, first
 */
export async function runCommand<Prepared>(
  prepare: (file: string) => Promise<Prepared>,
  command: (context: CommandContext, prepared: Prepared) => Promise<string>,
): Promise<void> {
  try {
    const [file] = process.argv.slice(2);
    if (!file) throw new Error('Which file? npm run backup -- FILE, npm run restore -- FILE');
    const prepared = await prepare(file);
    const { dataFolder, ...settings } = readSettings(process.env);
    const { database, close } = await openDatabase({ dataFolder, ...settings });
    try {
      process.stdout.write(`${await command({ database, file, dataFolder }, prepared)}\n`);
    } finally {
      await close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
