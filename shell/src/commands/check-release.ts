import { readProvenance } from '../releases/build/provenance.ts';
import { checkTypes } from '../releases/build/check-types.ts';
import { releaseApp } from '../releases/release-app.ts';
import { checkAndSign } from '../releases/signed/sign-check.ts';
import { checkSiteAddress, readTeamKey } from '../releases/signed/team-key.ts';
import { releaseFolder, storeFolder } from '../releases/store/store.ts';
import { tryAnew } from '../releases/gate/pass-gate.ts';
import { readSettings } from '../settings.ts';
import { readReleaseCommand, root } from './command-line.ts';
import { runCommand } from './run-command.ts';

// npm run check-release -- mfe-concerts: builds one app and tries it beside all that is live. Nothing goes live.
// --browser --to https://site: then opens every page of it in Chromium, in a preview inside that site, and signs what was seen.
await runCommand(async () => {
  const command = readReleaseCommand('npm run check-release -- APP [--browser --to https://site]');
  const { folder, to } = command;
  if (command.browser && !to) throw new Error('--browser looks at the release inside a site: name it with --to.');
  const settings = readSettings(process.env);
  const store = storeFolder(settings.dataDir);
  await checkTypes(root, folder);
  const release = await releaseApp(root, store, folder);
  if (command.browser && to) {
    checkSiteAddress(to);
    const { app, why, key } = command;
    const privateKey = await readTeamKey(root, app, key);
    const request = { ...(await readProvenance(root, folder)), to, privateKey, app, why };
    return checkAndSign({ ...request, folder: releaseFolder(store, app, release.version) }, release);
  }
  const notes = await tryAnew(store, release, {
    apiUrl: `http://127.0.0.1:${settings.apiPort}/`,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return [...notes, `${folder} ${release.version} may go live.`].join('\n');
});
