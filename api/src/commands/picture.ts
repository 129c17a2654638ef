import { join } from 'node:path';
import { contentFolder } from '../content/read-content.ts';
import { migrate } from '../database/migrate.ts';
import { addUploads, listUploads, removeUpload } from '../resources/pictures/uploads.ts';
import { endWithSentence, onDatabase } from './command.ts';

// npm run picture -- add FILE …, list, remove NAME: originals of photographs in the database; `pictures.json` says what they are.
const [verb = '', ...names] = process.argv.slice(2);

await endWithSentence(async () => {
  if (!['add', 'list', 'remove'].includes(verb))
    throw new Error('npm run picture -- add FILE …, npm run picture -- list, npm run picture -- remove NAME');
  return onDatabase(async ({ database }) => {
    await migrate(database);
    if (verb === 'list') return (await listUploads(database)).join('\n') || 'No photograph was uploaded.';
    if (verb === 'remove') {
      const [name = ''] = names;
      await removeUpload(database, name);
      return `${name} is removed. An entry of pictures.json that names it shows the drawing from the next start on.`;
    }
    const added = await addUploads({ folder: join(contentFolder, 'pictures'), database }, names);
    if (added.length === 0) return 'They are all there already.';
    return `Kept: ${added.join(', ')}. They are shown once pictures.json has their entries and the site starts again.`;
  });
});
