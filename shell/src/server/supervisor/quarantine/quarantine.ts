import type { Fault } from '../../worker/worker-messages.ts';
import {
  faultWeights,
  faultWindow,
  firstQuarantine,
  lastingError,
  longestQuarantine,
  relapseWindow,
  weightLimit,
} from './quarantine-limits.ts';

/** How many addresses are tried before visitors get a release again. */
export const maxUrls = 10;

export interface QuarantinedRelease {
  remote: string;
  version: string;
  /** One sentence that says what the release did. */
  reason: string;
  /** When the quarantine began, and when the release is tried again: milliseconds of the process's clock, which cannot be set back. */
  since: number;
  until: number;
  /** Addresses requested when the fault happened: tried again before visitors get the release again. */
  urls: readonly string[];
}

interface ReleaseRecord extends Pick<Fault, 'remote' | 'version'> {
  faults: { at: number; weight: number }[];
  urls: Set<string>;
  quarantined: QuarantinedRelease | undefined;
  term: number;
  endedAt: number;
}

/** Releases that harm the whole site. Each version of each remote is judged by its own faults alone. */
export class Quarantine {
  readonly #records = new Map<string, ReleaseRecord>();

  get releases(): QuarantinedRelease[] {
    return [...this.#records.values()].flatMap(({ quarantined }) => quarantined ?? []);
  }

  /** How many releases are remembered. */
  get size(): number {
    return this.#records.size;
  }

  has(remote: string, version: string): boolean {
    return this.#records.get(key(remote, version))?.quarantined !== undefined;
  }

  /**
   * @param urls that were requested from the worker at that time
   * @returns whether the release has just been quarantined
   */
  blame(
    { remote, version, kind, message, code }: Fault,
    urls: readonly string[] = [],
    now = performance.now(),
  ): boolean {
    const record = this.#recordOf(remote, version);
    urls.forEach((url) => record.urls.size < maxUrls && record.urls.add(url));
    if (record.quarantined) return false;
    // An error of the system has no weight: only whether it lasts counts.
    record.faults = [...record.faults, { at: now, weight: code === undefined ? faultWeights[kind] : 0 }].filter(
      ({ at }) => now - at < faultWindow,
    );
    const isLasting =
      code !== undefined && record.faults.some(({ at, weight }) => weight === 0 && now - at >= lastingError);
    if (!isLasting && record.faults.reduce((sum, { weight }) => sum + weight, 0) < weightLimit) return false;
    record.faults = [];
    const isRelapse = record.term > 0 && now - record.endedAt < relapseWindow;
    record.term = isRelapse ? Math.min(record.term * 2, longestQuarantine) : firstQuarantine;
    const reason = `${remote} ${version} ${message}`;
    record.quarantined = { remote, version, reason, since: now, until: now + record.term, urls: [...record.urls] };
    return true;
  }

  /** Goes on with a quarantine that began before this process; a later one lasts longer. */
  restore(quarantined: QuarantinedRelease): void {
    const { remote, version, since, until } = quarantined;
    const record = this.#recordOf(remote, version);
    record.term = Math.min(Math.max(until - since, firstQuarantine), longestQuarantine);
    record.quarantined = quarantined;
  }

  /** Releases whose quarantine is over: each is tried again, and then released or prolonged. Forgets those of which nothing counts any more. */
  due(now = performance.now()): QuarantinedRelease[] {
    for (const [name, { quarantined, faults, endedAt }] of this.#records) {
      const isOver = now - endedAt >= relapseWindow && faults.every(({ at }) => now - at >= faultWindow);
      if (!quarantined && isOver) this.#records.delete(name);
    }
    return this.releases.filter(({ until }) => until <= now);
  }

  /** Doubles the quarantine of a release that failed again when it was tried. */
  prolong({ remote, version }: QuarantinedRelease, now = performance.now()): void {
    const record = this.#recordOf(remote, version);
    if (!record.quarantined) return;
    record.term = Math.min(record.term * 2, longestQuarantine);
    record.quarantined = { ...record.quarantined, until: now + record.term };
  }

  /** Puts the next try of a release off whose last one said nothing of it: the machine may lack memory, which each try takes. */
  postpone({ remote, version }: QuarantinedRelease, now = performance.now()): void {
    const record = this.#recordOf(remote, version);
    if (record.quarantined) record.quarantined = { ...record.quarantined, until: now + firstQuarantine };
  }

  /** @param version of one release; without it all of the remote's releases are freed @returns whether any was quarantined */
  release(remote: string, version?: string, now = performance.now()): boolean {
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
