import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteModule } from '@ofgc/shared/contract';
import { assetUrl, type ReleaseVector } from '../composition/release-vector.ts';

/** The remotes of a page's release vector, each loaded once, when it is first needed. */
export class Remotes {
  readonly #loading = new Map<string, Promise<RemoteModule>>();

  constructor(vector: ReleaseVector) {
    registerRemotes(
      Object.entries(vector).map(([name, { version }]) => ({
        name,
        entry: assetUrl(name, version, 'remote.js'),
        type: 'module',
      })),
    );
  }

  /** @throws when the remote's code cannot be loaded; the next call tries again */
  load(name: string): Promise<RemoteModule> {
    const loading = this.#loading.get(name) ?? this.#load(name);
    this.#loading.set(name, loading);
    return loading;
  }

  get loaded(): Promise<RemoteModule>[] {
    return [...this.#loading.values()];
  }

  async #load(name: string): Promise<RemoteModule> {
    try {
      const module = await loadRemote<{ remote: RemoteModule }>(`${name}/remote`);
      if (!module) throw new Error(`${name} exposes no remote`);
      return module.remote;
    } catch (error) {
      this.#loading.delete(name);
      throw error;
    }
  }
}
