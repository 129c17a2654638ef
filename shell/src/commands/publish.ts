import { checkTypes } from '../releases/build/check-types.ts';
import { passGate } from '../releases/gate/pass-gate.ts';
import { releaseApp } from '../releases/release-app.ts';
import { releaseFolder, storeFolder } from '../releases/store/store.ts';
import { readSettings } from '../settings.ts';
import { askNamedSite, readReason, readReleaseCommand, root } from './command-line.ts';
import { runCommand } from './run-command.ts';

// npm run publish -- mfe-concerts --to https://site: builds one app and hands it to a site, which tries it and keeps it.
// `activate` makes it live. Without --to: the same with the store of this folder.
await runCommand(async () => {
  const command = readReleaseCommand('npm run publish -- APP --to https://site');
  await readReason(command);
  const settings = readSettings(process.env);
  const store = storeFolder(settings.dataDir);
  await checkTypes(root, command.folder);
  const release = await releaseApp(root, store, command.folder);
  const { name, version } = release;
  if (command.to)
    return askNamedSite(command, { verb: 'publish', version, folder: releaseFolder(store, name, version) });
  const notes = await passGate(store, release, {
    apiUrl: `http://127.0.0.1:${settings.apiPort}/`,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return [...notes, `${name} ${version} is published: \`activate\` makes it live.`].join('\n');
});
