import { writeFile } from 'node:fs/promises';
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
    const backup = await dump(database, dataFolder);
    const bytes = writeBackup(backup);
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600, flush: true });
    const rows = [...backup.tables.values()].reduce((sum, { length }) => sum + length, 0);
    return `${file}: ${rows} rows of ${backup.tables.size} tables, ${backup.registry.size} changes of the live releases, ${bytes.length} bytes.`;
  },
);
