import { appName } from '../releases/apps.ts';
import { awaitDeployStatus } from '../releases/deploy-status.ts';
import { activate } from '../releases/registry.ts';
import { readRegistry, readRelease, storeFolder, writeRegistry } from '../releases/store.ts';
import { readSettings } from '../settings.ts';

// npm run rollback -- mfe-concerts: makes the release live again that was live before.
async function rollback(folder: string | undefined): Promise<void> {
  const name = appName(folder ?? '');
  const store = storeFolder(readSettings(process.env).dataDir);
  const registry = await readRegistry(store);
  const app = registry.apps[name];
  if (!app) throw new Error(`Which app? npm run rollback -- <${Object.keys(registry.apps).join(' | ')}>`);
  const [before] = app.previous;
  if (!before) throw new Error(`${name} has no earlier release to go back to.`);
  const since = Date.now();
  await writeRegistry(store, activate(registry, await readRelease(store, name, before)));
  process.stdout.write(`${await awaitDeployStatus(store, name, before, since)}\n`);
}

try {
  await rollback(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
