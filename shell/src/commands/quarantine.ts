import { setTimeout as wait } from 'node:timers/promises';
import { appName } from '../releases/apps.ts';
import { storeFolder } from '../releases/store/store.ts';
import { readQuarantined, requestRelease } from '../server/supervisor/quarantine/quarantine-file.ts';
import { readSettings } from '../settings.ts';
import { runCommand } from './run-command.ts';
import { quarantineTimeout } from '../timeouts.ts';

// npm run quarantine: what the running site keeps in quarantine. npm run quarantine -- release mfe-jobs: ends one.

async function quarantine([verb, folder]: readonly string[]): Promise<string> {
  const store = storeFolder(readSettings(process.env).dataDir);
  const known = await readQuarantined(store);
  const list = known.length > 0 ? known.map(sentence).join('\n') : 'Nothing is in quarantine.';
  if (verb === undefined) return list;
  const remote = appName(folder ?? '');
  if (verb !== 'release' || !known.some((one) => one.remote === remote))
    throw new Error(`npm run quarantine -- release <remote>\n${list}`);
  await requestRelease(store, remote);
  const until = Date.now() + quarantineTimeout;
  while ((await readQuarantined(store)).some((one) => one.remote === remote)) {
    if (Date.now() > until) throw new Error(`No site on this folder released ${remote}: does one run?`);
    await wait(100);
  }
  return `${remote} is released from quarantine.`;
}

function sentence({ remote, version, reason, until }: Awaited<ReturnType<typeof readQuarantined>>[number]): string {
  return `${remote} ${version}: ${reason}; tried again at ${new Date(until).toISOString()}`;
}

await runCommand(() => quarantine(process.argv.slice(2)));
