import { writeFile } from 'node:fs/promises';
import { readArgumentsOrEnd } from '@ofgc/shared/commands/read-arguments.ts';
import { overPGlite, startPGlite } from './database.ts';
import { migrate } from './migrate.ts';
import { generateTables, tablesFile } from './table-generator.ts';

// `npm run db:types`: to be run after adding a migration.
readArgumentsOrEnd({ usage: 'npm run db:types', options: {}, most: 0 });
const { database } = overPGlite(await startPGlite());
await migrate(database);
await writeFile(tablesFile, await generateTables(database));
await database.destroy();
