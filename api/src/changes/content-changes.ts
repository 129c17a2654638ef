/** One announcement. */
export interface ContentChange {
  /** Larger than all before it, over restarts too. */
  revision: number;
  /** The tables, by their names in the database, of which something changed or came due; null: all of them. */
  tables: readonly string[] | null;
}

/** What an answer was made of. */
export interface Reading {
  tables: Iterable<string>;
  /** The newest revision that was known before reading began. */
  revision: number;
}

/**
 * When which table changed last, as far as this process knows. An answer is current while none of its tables changed after
 * its revision.
 */
export class ContentChanges {
  /** The newest revision. */
  revision = Date.now() * 1_000;
  #everything = this.revision;
  readonly #tables = new Map<string, number>();
  readonly #listeners = new Set<(change: ContentChange) => void>();
  #isHearing = true;

  /** @param tables null for all of them */
  announce(tables: readonly string[] | null): void {
    this.revision = Math.max(this.revision + 1, Date.now() * 1_000);
    if (tables === null) this.#everything = this.revision;
    else for (const table of tables) this.#tables.set(table, this.revision);
    for (const listener of this.#listeners) listener({ revision: this.revision, tables });
  }

  /**
   * Where somebody has heard of a larger revision, before this process began and the clock was set back, what is kept there would be taken
   * for newer than all that comes: from here on it is not.
   */
  exceed(revision: number): void {
    if (!Number.isSafeInteger(revision) || revision <= this.revision) return;
    this.revision = revision;
    this.announce(null);
  }

  /**
   * While the database's announcements do not arrive, no answer is current. All counts as changed at both ends of that time.
   * @param isHearing whether they arrive from now on
   */
  setHearing(isHearing: boolean): void {
    this.#isHearing = isHearing;
    this.announce(null);
  }

  /** Whether the database's announcements arrive. */
  get isHearing(): boolean {
    return this.#isHearing;
  }

  isCurrent({ tables, revision }: Reading): boolean {
    return this.#isHearing && revision >= this.lastChangeOf(tables);
  }

  /** The revision of the last change of any of these tables. */
  lastChangeOf(tables: Iterable<string>): number {
    let last = this.#everything;
    for (const table of tables) last = Math.max(last, this.#tables.get(table) ?? 0);
    return last;
  }

  /** @returns ends it */
  subscribe(listener: (change: ContentChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
