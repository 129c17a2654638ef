import type { Fault } from '../../worker/worker-messages.ts';
import { faultWeights, faultWindow, firstTerm, longestTerm, relapseWindow, weightLimit } from './quarantine-limits.ts';

const maxUrls = 10;

export interface QuarantinedRelease {
  remote: string;
  version: string;
  /** One sentence: what it did. */
  reason: string;
  /** Milliseconds of the real clock: when it began, and when the release is tried again. */
  since: number;
  until: number;
  /** What was asked for when it happened: tried before visitors meet the release again. */
  urls: readonly string[];
}

interface ReleaseRecord extends Pick<Fault, 'remote' | 'version'> {
  faults: { at: number; weight: number }[];
  urls: Set<string>;
  quarantined: QuarantinedRelease | undefined;
  term: number;
  endedAt: number;
}

/** Releases that harm what all share. Each remote is judged by its own faults, and one version's are not another's. */
export class Quarantine {
  readonly #records = new Map<string, ReleaseRecord>();

  get releases(): QuarantinedRelease[] {
    return [...this.#records.values()].flatMap(({ quarantined }) => quarantined ?? []);
  }

  has(remote: string, version: string): boolean {
    return this.#records.get(key(remote, version))?.quarantined !== undefined;
  }

  /**
   * @param urls what its worker was asked for at that time
   * @returns whether the release has just been quarantined
   */
  blame({ remote, version, kind, message }: Fault, urls: readonly string[] = [], now = Date.now()): boolean {
    const record = this.#recordOf(remote, version);
    urls.forEach((url) => record.urls.size < maxUrls && record.urls.add(url));
    if (record.quarantined) return false;
    record.faults = [...record.faults, { at: now, weight: faultWeights[kind] }].filter(
      ({ at }) => now - at < faultWindow,
    );
    if (record.faults.reduce((sum, { weight }) => sum + weight, 0) < weightLimit) return false;
    record.faults = [];
    const isRelapse = record.term > 0 && now - record.endedAt < relapseWindow;
    record.term = isRelapse ? Math.min(record.term * 2, longestTerm) : firstTerm;
    const reason = `${remote} ${version} ${message}`;
    record.quarantined = { remote, version, reason, since: now, until: now + record.term, urls: [...record.urls] };
    return true;
  }

  /** Releases whose time is over: each is to be tried, and then released or prolonged. */
  due(now = Date.now()): QuarantinedRelease[] {
    return this.releases.filter(({ until }) => until <= now);
  }

  /** It did it again when it was tried. */
  prolong({ remote, version }: QuarantinedRelease, now = Date.now()): void {
    const record = this.#recordOf(remote, version);
    if (!record.quarantined) return;
    record.term = Math.min(record.term * 2, longestTerm);
    record.quarantined = { ...record.quarantined, until: now + record.term };
  }

  /** @param version of one release; without it all of the remote's @returns whether there was one */
  release(remote: string, version?: string, now = Date.now()): boolean {
    const found = [...this.#records.values()].filter(
      (record) => record.remote === remote && record.quarantined && (!version || record.version === version),
    );
    for (const record of found) {
      record.quarantined = undefined;
      record.urls.clear();
      record.endedAt = now;
    }
    return found.length > 0;
  }

  #recordOf(remote: string, version: string): ReleaseRecord {
    const known = this.#records.get(key(remote, version));
    if (known) return known;
    const record = {
      remote,
      version,
      faults: [],
      urls: new Set<string>(),
      quarantined: undefined,
      term: 0,
      endedAt: 0,
    };
    this.#records.set(key(remote, version), record);
    return record;
  }
}

function key(remote: string, version: string): string {
  return `${remote}@${version}`;
}
