import { passGate } from '../releases/gate/pass-gate.ts';
import { releaseFolder } from '../releases/store/store.ts';
import { askNamedSite, requireNamedKey, readReason, readReleaseCommand } from './command-line.ts';
import { buildRelease } from './build-release.ts';
import { openExistingStore } from './open-store.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run publish -- mfe-concerts --to https://site: builds one app and sends it to a site, which tries and stores it.
// `activate` makes it live. Without --to: the same with the store of this folder.
await runCommand(async () => {
  const command = await readReleaseCommand({
    usage: 'npm run publish -- APP [--to https://site [--key FILE]] [--why "…"] [--dirty]',
    flags: ['why', 'dirty'],
  });
  await readReason(command);
  await requireNamedKey(command);
  const { store, trial, release } = await buildRelease(
    command.folder,
    command.to === undefined ? openExistingStore() : undefined,
  );
  const { name, version } = release;
  if (command.to !== undefined)
    return askNamedSite(command, { verb: 'publish', version, folder: releaseFolder(store, name, version) });
  const notes = await passGate(store, release, trial);
  return [...notes, `${name} ${version} is published: \`activate\` makes it live.`].join('\n');
});
