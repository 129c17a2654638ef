import { readFile } from 'node:fs/promises';
import { readBackup } from '../backup/backup-file.ts';
import { load } from '../backup/load.ts';
import { runCommand } from './command.ts';

// npm run restore -- FILE: fills an empty database and an empty data folder with a backup. Nothing is ever overwritten.
await runCommand(
  async (file) =>
    readBackup(
      await readFile(file).catch((error: NodeJS.ErrnoException) => {
        throw new Error(`${file} cannot be read (${error.code}).`);
      }),
      file,
    ),
  async ({ database, file, dataFolder }, backup) => {
    await load(database, dataFolder, backup);
    const rows = [...backup.tables.values()].reduce((sum, { length }) => sum + length, 0);
    return `${file} of ${backup.madeAt} is restored: ${rows} rows of ${backup.tables.size} tables.`;
  },
);
