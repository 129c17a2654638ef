import { contractOperations, missingReads } from '../releases/gate/api/api-reads.ts';
import { readRegistry } from '../releases/registry/registry-log.ts';
import { readRelease } from '../releases/store/store.ts';
import { openExistingStore } from './open-store.ts';
import { readArguments } from '@ofgc/shared/commands/read-arguments.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run check-api: whether the API of these sources still provides everything that the live releases read. Run before it is deployed.
await runCommand(async () => {
  readArguments({ usage: 'npm run check-api', options: {}, most: 0 });
  const { store } = openExistingStore();
  const { apps } = await readRegistry(store);
  const operations = await contractOperations();
  const releases = await Promise.all(
    Object.entries(apps).flatMap(([name, { version, canary, removed }]) =>
      removed ? [] : [version, ...(canary ? [canary.version] : [])].map((one) => readRelease(store, name, one)),
    ),
  );
  const missing = releases.flatMap((release) =>
    missingReads(release, operations).map((one) => `${release.name} ${release.version}: ${one}`),
  );
  if (missing.length > 0) throw new Error(missing.join('\n'));
  const silent = releases.filter(({ reads }) => !reads).map(({ name }) => name);
  const known = `The API answers all that ${releases.length - silent.length} live releases read.`;
  return silent.length > 0 ? `${known} Of ${silent.join(', ')} it is not known: build them anew.` : known;
});
