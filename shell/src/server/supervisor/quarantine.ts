const deathsUntilQuarantine = 3;
/** For which a death counts, in milliseconds. */
const deathWindow = 60_000;

/** Remotes whose rendering kills workers: after three deaths within a minute one is answered with its error page. */
export class Quarantine {
  readonly #deaths = new Map<string, number[]>();
  readonly #quarantined = new Set<string>();

  get remotes(): string[] {
    return [...this.#quarantined];
  }

  /** @returns whether a remote has just been quarantined */
  blame(remotes: readonly string[], now = Date.now()): boolean {
    const before = this.#quarantined.size;
    for (const name of new Set(remotes)) {
      const deaths = [...(this.#deaths.get(name) ?? []), now].filter((at) => now - at < deathWindow);
      this.#deaths.set(name, deaths);
      if (deaths.length >= deathsUntilQuarantine) this.#quarantined.add(name);
    }
    return this.#quarantined.size > before;
  }

  /** For a new release: its predecessor's deaths do not count. */
  release(name: string): void {
    this.#deaths.delete(name);
    this.#quarantined.delete(name);
  }
}
