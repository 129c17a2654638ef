import { join } from 'node:path';
import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';
import { typedPath } from '@ofgc/shared/commands/typed-path.ts';
import { contentFolder } from '../content/read-content.ts';
import { assertMigrated } from '../database/migrate.ts';
import { addUploads, listUploads, removeUpload } from '../resources/pictures/uploads.ts';
import { onDatabase } from './command.ts';

const usage = 'npm run picture -- add FILE …, npm run picture -- list, npm run picture -- remove NAME';
/** How many arguments may follow each verb. */
const most: Record<string, number> = { add: Number.POSITIVE_INFINITY, list: 0, remove: 1 };

// Adds, lists and removes the originals of photographs in the database; `pictures.json` describes them.
await runCommand(async () => {
  const [verb = '', ...names] = readArguments({ usage, options: {}, most: Number.POSITIVE_INFINITY }).positionals;
  const allowed = most[verb];
  if (allowed === undefined) throw new Error(usage);
  if (names.length > allowed) throw new Error(`What is "${names[allowed]}" for? ${usage}`);
  return onDatabase(async ({ database }) => {
    await assertMigrated(database);
    if (verb === 'list') return (await listUploads(database)).join('\n') || 'No photograph was uploaded.';
    if (verb === 'remove') {
      const [name = ''] = names;
      await removeUpload(database, name);
      return `${name} is removed. An entry of pictures.json that names it shows the drawing from the next start on.`;
    }
    const added = await addUploads({ folder: join(contentFolder, 'pictures'), database }, names.map(typedPath));
    if (added.length === 0) return 'They are all there already.';
    return `Kept: ${added.join(', ')}. They are shown once pictures.json has their entries and the site starts again.`;
  });
});
