import { join } from 'node:path';
import { appFolders } from '../releases/apps.ts';
import { checkTypes } from '../releases/build/check-types.ts';
import { releaseApp } from '../releases/release-app.ts';
import { releaseFolder, storeFolder } from '../releases/store/store.ts';
import { readSettings } from '../settings.ts';
import { runCommand } from './run-command.ts';

// npm run build -- mfe-jobs: the release of one app, in the store. Nothing goes live.
const root = join(import.meta.dirname, '../../..');

await runCommand(async () => {
  const folder = appFolders.find((known) => known === process.argv[2]);
  if (!folder) throw new Error(`Which app? npm run build -- <${appFolders.join(' | ')}>`);
  const store = storeFolder(readSettings(process.env).dataDir);
  await checkTypes(root, folder);
  const { name, version } = await releaseApp(root, store, folder);
  return `${name} ${version} is built: ${releaseFolder(store, name, version)}`;
});
