import { awaitEverywhere } from './await-everywhere.ts';
import { takeDown } from '../releases/registry/make-live.ts';
import { readProvenance } from '../releases/build/provenance.ts';
import { askNamedSite, readReleaseCommand, root } from './command-line.ts';
import { openStore } from './folder-store.ts';
import { runCommand } from './run-command.ts';

// npm run remove -- mfe-jobs [--redirect /sobre-ofgc]: takes a section down; `rollback` brings it back.
await runCommand(async () => {
  const command = readReleaseCommand('npm run remove -- APP [--redirect /path] [--to https://site]');
  const redirect = command.redirect ?? null;
  if (redirect !== null && !/^\/(?![/\\])/.test(redirect))
    throw new Error(`--redirect takes a path of the site (/sobre-ofgc), not "${redirect}".`);
  if (command.to) return askNamedSite(command, { verb: 'remove', redirect });
  const { settings, store } = openStore();
  const reason = { ...(await readProvenance(root, command.folder)), why: command.why };
  await awaitEverywhere(settings, await takeDown(store, command.app, redirect, reason));
  return `${command.app} was taken down: its addresses ${redirect ? `lead to ${redirect}` : 'answer that it is gone'}.`;
});
