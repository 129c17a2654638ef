import { existsSync } from 'node:fs';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { writeBackup } from '../backup/backup-file.ts';
import { dump } from '../backup/dump.ts';
import { onDatabase, readFileName } from './command.ts';

// npm run backup -- FILE: what visitors sent, the content and the registry of releases, in one file that only its owner may read.
await runCommand(async () => {
  const file = readFileName('npm run backup -- FILE');
  if (existsSync(file)) throw new Error(`${file} is there already: a backup overwrites nothing.`);
  return onDatabase(({ database, dataDir }) =>
    dump(database, dataDir, async (source, tables) => {
      const { rows, bytes } = await writeBackup(file, source);
      return `${file}: ${rows} rows of ${tables.length} tables and the changes of the live releases, ${bytes} bytes.`;
    }),
  );
});
