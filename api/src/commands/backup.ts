import { existsSync } from 'node:fs';
import { writeBackup } from '../backup/backup-file.ts';
import { dump } from '../backup/dump.ts';
import { migrate } from '../database/migrate.ts';
import { runCommand } from './command.ts';

// npm run backup -- FILE: what visitors sent, the content and the registry of releases, in one file that nobody else may read.
await runCommand(
  async (file) => {
    if (existsSync(file)) throw new Error(`${file} is there already: a backup overwrites nothing.`);
  },
  async ({ database, file, dataFolder }) => {
    await migrate(database);
    return dump(database, dataFolder, async (source, tables) => {
      const { rows, bytes } = await writeBackup(file, source);
      return `${file}: ${rows} rows of ${tables.length} tables and the changes of the live releases, ${bytes} bytes.`;
    });
  },
);
