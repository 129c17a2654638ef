import { readProvenance } from '../releases/build/provenance.ts';
import { checkAndSign } from '../releases/signed/sign-check.ts';
import { readTeamKey } from '../releases/signed/team-key.ts';
import { readRegistry } from '../releases/registry/registry-log.ts';
import { releaseFolder } from '../releases/store/store.ts';
import { tryAnew } from '../releases/gate/pass-gate.ts';
import { readReason, readReleaseCommand, root, requireNamedKey } from './command-line.ts';
import { buildRelease } from './build-release.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run check-release -- mfe-concerts: builds one app and tries it beside the live releases. Nothing goes live.
// --browser --to https://site: then opens each of its pages in Chromium, in a preview inside that site, and signs the result.
await runCommand(async () => {
  const usage = 'npm run check-release -- APP [--browser --to https://site [--key FILE] [--why "…"] [--dirty]]';
  const command = await readReleaseCommand({ usage, flags: ['browser', 'why', 'dirty'] });
  const { folder, to } = command;
  if (command.browser && to === undefined)
    throw new Error('--browser looks at the release inside a site: name it with --to.');
  if (to !== undefined && !command.browser)
    throw new Error(
      '--to goes with --browser: without it the release is tried here, beside what is live on this folder.',
    );
  if (!command.browser && (command.why || command.dirty))
    throw new Error('--why and --dirty go with --browser: without it nothing is sent.');
  await requireNamedKey(command);
  // What is sent can be made live with `activate`.
  if (to !== undefined) await readReason(command);
  const { store, trial, release } = await buildRelease(folder);
  if (to !== undefined) {
    const { app, why, key } = command;
    const privateKey = await readTeamKey(root, app, key);
    const request = { ...(await readProvenance(root, folder)), to, privateKey, app, why };
    return checkAndSign({ ...request, folder: releaseFolder(store, app, release.version) }, release);
  }
  if (!(await readRegistry(store)).apps.shell)
    return `${folder} ${release.version} is built, and its types are right. No shell is live on this folder: nothing was rendered.`;
  const notes = await tryAnew(store, release, trial);
  return [...notes, `${folder} ${release.version} may go live.`].join('\n');
});
