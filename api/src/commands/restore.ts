import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { checkBackup, readBackup } from '../backup/backup-file.ts';
import { loadBackup } from '../backup/load.ts';
import { onDatabase, readFileName } from './command.ts';

// npm run restore -- FILE: fills an empty database and an empty data folder with a backup. Nothing is ever overwritten.
await runCommand(async () => {
  const file = readFileName('npm run restore -- FILE');
  const head = await checkBackup(file);
  return onDatabase(async ({ database, dataDir }) => {
    const { rows, tables } = await loadBackup(database, dataDir, { head, parts: readBackup(file) });
    return `${file} of ${head.madeAt} is restored: ${rows} rows of ${tables} tables.`;
  });
});
