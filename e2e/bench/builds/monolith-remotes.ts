import type { RemoteModule } from '@ofgc/shared/contract';
import type { ReleaseVector } from '../../../shell/src/composition/release-vector.ts';

interface MonolithRemotes {
  load: (name: string) => Promise<RemoteModule>;
  ownerOfSlot: (slot: string) => string | undefined;
  readonly loaded: Promise<RemoteModule>[];
}

/** Makes the class that replaces the federated `Remotes` in the bench's monolith. @param remotes all remotes by name */
export function remotesOf(remotes: Record<string, RemoteModule>): new (vector: ReleaseVector) => MonolithRemotes {
  return class Remotes {
    readonly #vector: ReleaseVector;

    constructor(vector: ReleaseVector) {
      this.#vector = vector;
    }

    async load(name: string): Promise<RemoteModule> {
      const remote = remotes[name];
      if (!remote) throw new Error(`no remote ${name}`);
      return remote;
    }

    ownerOfSlot(slot: string): string | undefined {
      return Object.keys(this.#vector).find((name) => this.#vector[name]?.slots.includes(slot));
    }

    get loaded(): Promise<RemoteModule>[] {
      return Object.values(remotes).map((remote) => Promise.resolve(remote));
    }
  };
}
