import { awaitEverywhere } from './await-everywhere.ts';
import { readProvenance } from '../releases/build/provenance.ts';
import { bringEarlier } from '../releases/database/bring-earlier.ts';
import { findLastAnywhere } from '../releases/database/find-last-anywhere.ts';
import { rollback } from '../releases/registry/rollback.ts';
import { askNamedSite, readReleaseCommand, root } from './command-line.ts';
import { openDatabase, openExistingStore } from './open-store.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run rollback -- mfe-concerts: makes the previous live release live again; with --to on a site elsewhere.
await runCommand(async () => {
  const usage = 'npm run rollback -- APP [--to https://site [--key FILE]] [--why "…"]';
  const command = await readReleaseCommand({ usage, flags: ['why'], isOfAnyApp: true });
  if (command.to !== undefined) return askNamedSite(command, { verb: 'rollback' });
  const { settings, store } = openExistingStore({ takesTo: true });
  const database = openDatabase(settings);
  await bringEarlier(store, database, command.app);
  const reason = { ...(await readProvenance(root, command.folder)), why: command.why };
  const findLast = () => findLastAnywhere(store, database, command.app);
  return awaitEverywhere(settings, await rollback(store, command.app, reason, findLast));
});
