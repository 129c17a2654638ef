import { createInstance } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime';
import type { RemoteModule } from '@ofgc/shared/contract';
import { sharedModules } from './shared-modules.ts';

// Every remote builds its container with this one copy of the bundler's federation runtime (bundler/package-internals.ts). Each
// remote gets an object of its own, because its container writes its options into it.
Object.defineProperty(globalThis, 'ofgcFederation', {
  get: () => ({ ...federation, bundlerRuntimeOptions: {} }),
});

const host = createInstance({ name: 'shell', remotes: [], shared: sharedModules, shareStrategy: 'loaded-first' });

/**
 * @param entry the address of the release's `remote.js`
 * @throws when its code cannot be loaded
 */
export async function loadRemoteModule(name: string, entry: string): Promise<RemoteModule> {
  host.registerRemotes([{ name, entry, type: 'module' }]);
  const module = await host.loadRemote<{ remote: RemoteModule }>(`${name}/remote`);
  if (!module) throw new Error(`${name} exposes no remote`);
  return module.remote;
}
