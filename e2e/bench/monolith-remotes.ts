import type { RemoteModule } from '@ofgc/shared/contract';
import { remote as about } from '../../mfe-about/src/remote.ts';
import { remote as concerts } from '../../mfe-concerts/src/remote.ts';
import { remote as education } from '../../mfe-education/src/remote.ts';
import { remote as explore } from '../../mfe-explore/src/remote.ts';
import { remote as jobs } from '../../mfe-jobs/src/remote.ts';
import type { ReleaseVector } from '../../shell/src/composition/release-vector.ts';

const remotes: Record<string, RemoteModule> = { about, concerts, education, explore, jobs };

/** Stands in for the federated `Remotes` in the monolith that the bench compares with. */
export class Remotes {
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
}
