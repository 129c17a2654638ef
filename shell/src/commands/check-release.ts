import { join } from 'node:path';
import { appFolders } from '../releases/apps.ts';
import { checkTypes } from '../releases/build/check-types.ts';
import { releaseApp } from '../releases/release-app.ts';
import { storeFolder } from '../releases/store/store.ts';
import { tryAnew } from '../releases/gate/pass-gate.ts';
import { readSettings } from '../settings.ts';
import { runCommand } from './run-command.ts';

// npm run check-release -- mfe-concerts: builds one app and tries it beside all that is live. Nothing goes live.
const root = join(import.meta.dirname, '../../..');

await runCommand(async () => {
  const folder = appFolders.find((known) => known === process.argv[2]);
  if (!folder) throw new Error(`Which app? npm run check-release -- <${appFolders.join(' | ')}>`);
  const settings = readSettings(process.env);
  const store = storeFolder(settings.dataDir);
  await checkTypes(root, folder);
  const release = await releaseApp(root, store, folder);
  const notes = await tryAnew(store, release, {
    apiUrl: `http://127.0.0.1:${settings.apiPort}/`,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return [...notes, `${folder} ${release.version} may go live.`].join('\n');
});
