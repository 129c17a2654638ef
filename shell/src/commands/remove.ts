import { awaitEverywhere } from './await-everywhere.ts';
import { takeDown } from '../releases/registry/make-live.ts';
import { readRedirect } from '../releases/registry/site-path.ts';
import { readProvenance } from '../releases/build/provenance.ts';
import { askNamedSite, readReleaseCommand, root } from './command-line.ts';
import { openExistingStore } from './open-store.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run remove -- mfe-jobs [--redirect /sobre-ofgc]: takes a section down; `rollback` brings it back.
await runCommand(async () => {
  const command = await readReleaseCommand({
    usage: 'npm run remove -- APP [--redirect /path] [--to https://site [--key FILE]] [--why "…"]',
    flags: ['redirect', 'why'],
    isOfAnyApp: true,
  });
  const redirect = readRedirect(command.redirect);
  if (command.to !== undefined) return askNamedSite(command, { verb: 'remove', redirect });
  const { settings, store } = openExistingStore({ takesTo: true });
  const reason = { ...(await readProvenance(root, command.folder)), why: command.why };
  return awaitEverywhere(settings, await takeDown(store, command.app, redirect, reason));
});
