import { DatabaseAwayError } from '../releases/database/release-database.ts';
import { describeReleases, readOthers } from '../releases/registry/describe-releases.ts';
import { askNamedSite, readReleaseCommand } from './command-line.ts';
import { openDatabase, openExistingStore } from './open-store.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run releases -- mfe-concerts: the live, published and earlier releases, by whom and why; with --to on a site elsewhere.
await runCommand(async () => {
  const usage = 'npm run releases -- APP [--to https://site [--key FILE]]';
  const command = await readReleaseCommand({ usage, flags: [], isOfAnyApp: true });
  if (command.to !== undefined) return askNamedSite(command, { verb: 'releases' });
  const { settings, store } = openExistingStore({ takesTo: true });
  const others = await readOthers(openDatabase(settings), command.app).catch((error: unknown) => {
    // Where no site runs, the store alone is described.
    if (!(error instanceof DatabaseAwayError)) throw error;
    return undefined;
  });
  return describeReleases(store, command.app, others);
});
