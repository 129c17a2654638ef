import { awaitEverywhere } from './await-everywhere.ts';
import { fetchRelease } from '../releases/database/fetch-release.ts';
import { DatabaseAwayError } from '../releases/database/release-database.ts';
import { makeLive } from '../releases/registry/make-live.ts';
import { passGate } from '../releases/gate/pass-gate.ts';
import { readProvenance } from '../releases/build/provenance.ts';
import type { Revision } from '../releases/release.schema.ts';
import { checkVersion } from '../releases/signed/signed-request.ts';
import { askNamedSite, readReleaseCommand, root } from './command-line.ts';
import { openDatabase, openExistingStore } from './open-store.ts';
import { confirmLive } from '../server/publishing/confirm-live.ts';
import { runCommand } from '@ofgc/shared/commands/run-command.ts';

// npm run activate -- mfe-concerts 1a2b3c4d5e6f: makes a published release live; with --to on a site elsewhere.
await runCommand(async () => {
  const usage = 'npm run activate -- APP VERSION [--to https://site [--key FILE]] [--why "…"]';
  const command = await readReleaseCommand({ usage, flags: ['why'], rest: 1, isOfAnyApp: true });
  const [version] = command.rest;
  if (!version) throw new Error(`Which version? ${usage.replace('APP', command.folder)}`);
  checkVersion(version);
  if (command.to !== undefined) return askNamedSite(command, { verb: 'activate', version });
  const { settings, store, trial } = openExistingStore({ takesTo: true });
  // It may be published, or whole, on another machine alone.
  const release = await fetchRelease(store, openDatabase(settings), command.app, version).catch((error: unknown) => {
    if (!(error instanceof DatabaseAwayError)) throw error;
    throw new Error(`${command.app} ${version} is not whole in the store. ${error.message}`, { cause: error });
  });
  const notes = await passGate(store, release, trial);
  const reason = { ...(await readProvenance(root, command.folder)), why: command.why };
  const revision = await makeLive(store, 'activate', release, reason);
  const ask = (change: Revision) => awaitEverywhere(settings, change);
  const status = revision ? await ask(revision) : await confirmLive(store, release, ask);
  return [...notes, status].join('\n');
});
