import { awaitEverywhere } from './await-everywhere.ts';
import { readProvenance } from '../releases/build/provenance.ts';
import { rollback } from '../releases/registry/rollback.ts';
import { askNamedSite, readReleaseCommand, root } from './command-line.ts';
import { openStore } from './folder-store.ts';
import { runCommand } from './run-command.ts';

// npm run rollback -- mfe-concerts: makes the release live again that was live before; with --to that of a site elsewhere.
await runCommand(async () => {
  const command = readReleaseCommand('npm run rollback -- APP [--to https://site]');
  if (command.to) return askNamedSite(command, { verb: 'rollback' });
  const { settings, store } = openStore();
  const reason = { ...(await readProvenance(root, command.folder)), why: command.why };
  return awaitEverywhere(settings, await rollback(store, command.app, reason));
});
