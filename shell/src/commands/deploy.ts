import { awaitEverywhere } from './await-everywhere.ts';
import { readShare } from '../releases/registry/canary-share.ts';
import { enterCanary } from '../releases/registry/change-canary.ts';
import { makeLive } from '../releases/registry/make-live.ts';
import { passGate } from '../releases/gate/pass-gate.ts';
import { pruneReleaseFolders } from '../releases/store/prune-release-folders.ts';
import { readRegistry } from '../releases/registry/registry-log.ts';
import { readReason, readReleaseCommand } from './command-line.ts';
import { buildForSite } from './build-for-site.ts';
import { confirmLive } from '../server/publishing/confirm-live.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run deploy -- mfe-concerts: builds and publishes one app, makes it live, and reports whether the running site accepted it.
// With --to https://site on that site, signed with the team's key.
await runCommand(async () => {
  const command = await readReleaseCommand({
    usage: 'npm run deploy -- APP [--to https://site [--key FILE]] [--canary 10%] [--why "…"] [--dirty]',
    flags: ['canary', 'why', 'dirty'],
  });
  const share = command.canary === undefined ? undefined : readShare(command.canary);
  const reason = await readReason(command);
  const built = await buildForSite(command, { verb: 'deploy', ...(share && { share }) });
  if (typeof built === 'string') return built;
  const { settings, store, trial, release } = built;
  const { name, version } = release;
  const live = (await readRegistry(store)).apps[name];
  const confirm = () => confirmLive(store, release, (revision) => awaitEverywhere(settings, revision));
  if (live?.version === version && !live.removed) return confirm();
  const notes = await passGate(store, release, trial);
  const revision = share
    ? await enterCanary(store, release, share, reason)
    : await makeLive(store, 'deploy', release, reason);
  if (!revision) return confirm();
  const status = await awaitEverywhere(settings, revision);
  const pruning = await pruneReleaseFolders(store).then(
    () => [],
    (error: unknown) => [`Old releases could not be removed: ${String(error)}`],
  );
  return [...notes, status, ...pruning].join('\n');
});
