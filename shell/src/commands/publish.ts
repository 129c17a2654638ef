import { passGate } from '../releases/gate/pass-gate.ts';
import { readReason, readReleaseCommand } from './command-line.ts';
import { buildForSite } from './build-for-site.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run publish -- mfe-concerts --to https://site: builds one app and sends it to a site, which tries and stores it.
// `activate` makes it live. Without --to: the same with the store of this folder.
await runCommand(async () => {
  const command = await readReleaseCommand({
    usage: 'npm run publish -- APP [--to https://site [--key FILE] [--why "…"]] [--dirty]',
    flags: ['why', 'dirty'],
  });
  if (command.why && command.to === undefined)
    throw new Error('--why goes with --to: what is only published here has no entry that keeps it.');
  await readReason(command);
  const built = await buildForSite(command, { verb: 'publish' });
  if (typeof built === 'string') return built;
  const { store, trial, release } = built;
  const notes = await passGate(store, release, trial);
  return [...notes, `${release.name} ${release.version} is published: \`activate\` makes it live.`].join('\n');
});
