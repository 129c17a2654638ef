const deathsUntilQuarantine = 3;
const memory = 60_000;

/** Sections whose rendering kills workers: after three deaths within a minute one is served with its error face. */
export class Quarantine {
  readonly #deaths = new Map<string, number[]>();
  readonly #quarantined = new Set<string>();

  get sections(): string[] {
    return [...this.#quarantined];
  }

  /** @returns whether a section has just been quarantined */
  blame(sections: readonly string[], now = Date.now()): boolean {
    const before = this.#quarantined.size;
    for (const name of new Set(sections)) {
      const deaths = [...(this.#deaths.get(name) ?? []), now].filter((at) => now - at < memory);
      this.#deaths.set(name, deaths);
      if (deaths.length >= deathsUntilQuarantine) this.#quarantined.add(name);
    }
    return this.#quarantined.size > before;
  }

  /** A new release starts with a clean slate. */
  release(name: string): void {
    this.#deaths.delete(name);
    this.#quarantined.delete(name);
  }
}
