import { setTimeout as wait } from 'node:timers/promises';
import { appName } from '../releases/build/apps.ts';
import { readQuarantined, requestRelease } from '../releases/registry/quarantine-file.ts';
import { quarantineTimeout } from '../timeouts.ts';
import { findApp } from './command-line.ts';
import { openExistingStore } from './open-store.ts';
import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run quarantine: lists the running site's quarantined releases. npm run quarantine -- release mfe-jobs: ends one quarantine.

await runCommand(async () => {
  const usage = 'npm run quarantine -- release <remote>';
  const [verb, folder] = readArguments({ usage, options: {}, most: 2 }).positionals;
  const { store } = openExistingStore();
  const known = await readQuarantined(store);
  const list = known.length > 0 ? known.map(sentence).join('\n') : 'Nothing is in quarantine.';
  if (verb === undefined) return list;
  const named = findApp(
    folder ?? '',
    known.map(({ remote }) => `mfe-${remote}`),
  );
  if (verb !== 'release' || !named) throw new Error(`${usage}\n${list}`);
  const remote = appName(named);
  await requestRelease(store, remote);
  const countOf = (quarantined: typeof known) => quarantined.filter((one) => one.remote === remote).length;
  const until = performance.now() + quarantineTimeout;
  for (let left = countOf(known); left > 0; left = countOf(await readQuarantined(store))) {
    // The list of a site that does not run stays until that site starts.
    if (performance.now() > until && left < countOf(known)) break;
    if (performance.now() > until)
      throw new Error(`No site on this folder released ${remote}: does one run? The next start of one does it.`);
    await wait(100);
  }
  return `${remote} is released from quarantine.`;
});

function sentence({ remote, version, reason, until }: Awaited<ReturnType<typeof readQuarantined>>[number]): string {
  return `${remote} ${version}: ${reason}; tried again at ${new Date(until).toISOString()}`;
}
