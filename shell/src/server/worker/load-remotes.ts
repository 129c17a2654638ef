import { releaseFolder } from '../../releases/store/store.ts';
import type { StartTimer } from '../../composition/start-timer.ts';
import { guardRemote } from './containment/guarded-remote.ts';
import { registerContract } from './contract-resolution.ts';
import { type LoadedRemote, loadRemote, unloadedRelease } from './loaded-release.ts';
import { type PreparedWorker, sharedModule } from './prepared-worker.ts';
import type { WorkerOptions } from './worker-messages.ts';

/** Loads the remotes of a registry, with every entry into their code noted. A remote that does not load has a `failure`. */
export async function loadRemotes(
  { store, foreign }: Pick<PreparedWorker, 'store' | 'foreign'>,
  { registry, quarantined }: Pick<WorkerOptions, 'registry' | 'quarantined'>,
  startTimer: StartTimer,
): Promise<LoadedRemote[]> {
  const entries = Object.entries(registry.apps).filter(([name]) => name !== 'shell');
  registerContract(
    entries.map(([name, { version }]) => releaseFolder(store, name, version)),
    sharedModule,
  );
  const remotes: LoadedRemote[] = [];
  // Remotes load one after the other, so that the note names the one that is being imported.
  for (const [name, entry] of entries) {
    if (entry.removed) {
      remotes.push({ ...unloadedRelease(name, entry, 'removed'), removed: entry.removed });
      continue;
    }
    if (quarantined.includes(name)) {
      remotes.push(unloadedRelease(name, entry, 'quarantined'));
      continue;
    }
    const code = { remote: name, version: entry.version, part: 'import' };
    const loaded = await loadRemote({ store, name, entry, enter: (run) => foreign.runToEnd(code, run) });
    const { module } = loaded;
    remotes.push(
      module
        ? { ...loaded, module: { remote: guardRemote(module.remote, entry.version, foreign, startTimer) } }
        : loaded,
    );
  }
  return remotes;
}
