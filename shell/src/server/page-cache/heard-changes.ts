/** A change of the content, as the API announces it. */
export interface ContentChange {
  /** Grows with every change, over restarts too. */
  revision: number;
  /** The tables that changed; null: everything counts as changed. */
  tables: readonly string[] | null;
}

/** What an answer was made of. */
export interface ContentSource {
  tables: readonly string[];
  /** The newest revision that was known before reading began. */
  revision: number;
}

/** In milliseconds of the given clock. */
interface HeardChange {
  revision: number;
  /** When it may have happened: after a silence, at any moment of it. */
  since: number;
  heardAt: number;
}

/** Changes older than this, in milliseconds, are no longer kept apart. */
const remembered = 5_000;

/** What is known of the content's changes: which table changed last, and whether the API is being heard at all. */
export class ContentChanges {
  readonly #now: () => number;
  readonly #ofTables = new Map<string, HeardChange[]>();
  readonly #ofEverything: HeardChange[] = [];
  #lastAt = Number.NEGATIVE_INFINITY;
  #revision = Number.NEGATIVE_INFINITY;
  #silentSince: number | null;
  #count = 0;

  /** @param now a clock that never goes back, in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#silentSince = now();
  }

  /** Grows with everything that is heard: a judgement stays true while it does not. */
  get count(): number {
    return this.#count;
  }

  /** The newest that was heard. */
  get revision(): number {
    return this.#revision;
  }

  /** Since when the API has not been heard; null while it is. What changed meanwhile is unknown. */
  get silentSince(): number | null {
    return this.#silentSince;
  }

  note({ revision, tables }: ContentChange): void {
    const heardAt = this.#now();
    const change = { revision, since: this.#silentSince ?? heardAt, heardAt };
    this.#count += 1;
    this.#lastAt = heardAt;
    this.#silentSince = null;
    this.#revision = Math.max(this.#revision, revision);
    if (!tables) return remember(this.#ofEverything, change);
    for (const table of tables) {
      const changes = this.#ofTables.get(table) ?? [];
      this.#ofTables.set(table, changes);
      remember(changes, change);
    }
  }

  /** The connection to the API is lost. */
  fallSilent(): void {
    this.#count += 1;
    this.#silentSince ??= this.#now();
  }

  /** When the first change happened that an answer missed; undefined where it missed none. */
  firstMissedBy({ tables, revision }: ContentSource): number | undefined {
    let first: number | undefined;
    for (const changes of this.#histories(tables)) {
      const since = changes.find((change) => change.revision > revision)?.since;
      if (since !== undefined && (first === undefined || since < first)) first = since;
    }
    return first;
  }

  /**
   * Whether something was heard to change at a moment or after it.
   * @param tables of which; without them, of any
   */
  hasChangedSince(moment: number, tables?: readonly string[]): boolean {
    if (!tables) return this.#lastAt >= moment;
    return this.#histories(tables).some((changes) => (changes.at(-1)?.heardAt ?? Number.NEGATIVE_INFINITY) >= moment);
  }

  #histories(tables: readonly string[]): HeardChange[][] {
    return [this.#ofEverything, ...tables.flatMap((table) => [this.#ofTables.get(table) ?? []])];
  }
}

/** Keeps what was heard of late, and one change before that. */
function remember(changes: HeardChange[], change: HeardChange): void {
  const recent = changes.findIndex(({ heardAt }) => change.heardAt - heardAt <= remembered);
  changes.splice(0, (recent === -1 ? changes.length : recent) - 1);
  // Revisions older than the newest are ignored.
  if (change.revision > (changes.at(-1)?.revision ?? Number.NEGATIVE_INFINITY)) changes.push(change);
}
