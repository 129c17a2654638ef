import { activate } from '../releases/registry.ts';
import { readRegistry, readRelease, storeFolder, writeRegistry } from '../releases/store.ts';
import { readSettings } from '../settings.ts';
import { awaitVerdict } from '../releases/deploy-status.ts';

// npm run rollback -- mfe-concerts: makes the release live again that was live before.
async function rollback(folder: string | undefined): Promise<void> {
  const name = folder?.replace(/^mfe-/, '') ?? '';
  const store = storeFolder(readSettings(process.env).dataDir);
  const registry = await readRegistry(store);
  const app = registry.apps[name];
  if (!app) throw new Error(`Which app? npm run rollback -- <${Object.keys(registry.apps).join(' | ')}>`);
  const [before] = app.previous;
  if (!before) throw new Error(`${name} has no earlier release to go back to.`);
  const asked = Date.now();
  await writeRegistry(store, activate(registry, await readRelease(store, name, before)));
  process.stdout.write(`${await awaitVerdict(store, name, before, asked)}\n`);
}

try {
  await rollback(process.argv[2]);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
