import { checkBackup, readBackup } from '../backup/backup-file.ts';
import { load } from '../backup/load.ts';
import { runCommand } from './command.ts';

// npm run restore -- FILE: fills an empty database and an empty data folder with a backup. Nothing is ever overwritten.
await runCommand(checkBackup, async ({ database, file, dataFolder }, head) => {
  const { rows, tables } = await load(database, dataFolder, { head, parts: readBackup(file) });
  return `${file} of ${head.madeAt} is restored: ${rows} rows of ${tables} tables.`;
});
