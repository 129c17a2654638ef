import type { RemoteModule } from '@ofgc/shared/contract';
import { assetUrl, type ReleaseVector } from '../../composition/release-vector.ts';
import { verifyScript } from '../security/verify-script.ts';

/** The remotes of a page's release vector, each loaded once, when it is first needed; federation's code is loaded with the first of them. */
export class Remotes {
  readonly #vector: ReleaseVector;
  readonly #loading = new Map<string, Promise<RemoteModule>>();

  constructor(vector: ReleaseVector) {
    this.#vector = vector;
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
      const { version = '', integrity = '' } = this.#vector[name] ?? {};
      const entry = assetUrl(name, version, 'remote.js');
      const [{ loadRemoteModule }] = await Promise.all([
        import(/* webpackChunkName: "federation" */ './load-remote-module.ts'),
        verifyScript(entry, integrity),
      ]);
      return await loadRemoteModule(name, entry);
    } catch (error) {
      this.#loading.delete(name);
      throw error;
    }
  }
}
