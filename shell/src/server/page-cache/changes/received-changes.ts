import type { ContentChange, ContentSource } from '@ofgc/shared/http/content-change.ts';

/** In milliseconds of the given clock. */
interface HeardChange {
  revision: number;
  /** The earliest time it may have happened: after a silence, the beginning of the silence. */
  since: number;
  receivedAt: number;
}

/** Older changes, in milliseconds, are not remembered one by one. */
const remembered = 5_000;

/** The known changes of the content: which table changed last, and whether changes are being received at all. */
export class ReceivedChanges {
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

  /** Grows with each change and each loss of the connection: while it stays the same, an earlier judgement still holds. */
  get count(): number {
    return this.#count;
  }

  /** The newest revision received. */
  get revision(): number {
    return this.#revision;
  }

  /** Since when no changes are received; null while they are. Changes during that time are unknown. */
  get silentSince(): number | null {
    return this.#silentSince;
  }

  note({ revision, tables }: ContentChange): void {
    const receivedAt = this.#now();
    const change = { revision, since: this.#silentSince ?? receivedAt, receivedAt };
    this.#count += 1;
    this.#lastAt = receivedAt;
    this.#silentSince = null;
    this.#revision = Math.max(this.#revision, revision);
    if (!tables) return remember(this.#ofEverything, change);
    for (const table of tables) {
      const changes = this.#ofTables.get(table) ?? [];
      this.#ofTables.set(table, changes);
      remember(changes, change);
    }
  }

  /** The connection to the API is lost, or could not be made again, which tells nothing new. */
  fallSilent(): void {
    if (this.#silentSince !== null) return;
    this.#count += 1;
    this.#silentSince = this.#now();
  }

  /** When the first change happened that a response lacks; undefined where it lacks none. */
  firstMissedBy({ tables, revision }: ContentSource): number | undefined {
    let first: number | undefined;
    for (const changes of this.#histories(tables)) {
      const since = changes.find((change) => change.revision > revision)?.since;
      if (since !== undefined && (first === undefined || since < first)) first = since;
    }
    return first;
  }

  /**
   * Whether a change was received at or after a moment.
   * @param tables the tables to look at; all of them if left out
   */
  hasChangedSince(moment: number, tables?: readonly string[]): boolean {
    if (!tables) return this.#lastAt >= moment;
    return this.#histories(tables).some(
      (changes) => (changes.at(-1)?.receivedAt ?? Number.NEGATIVE_INFINITY) >= moment,
    );
  }

  #histories(tables: readonly string[]): HeardChange[][] {
    return [this.#ofEverything, ...tables.flatMap((table) => [this.#ofTables.get(table) ?? []])];
  }
}

/** Keeps the recent changes, and one change before them. */
function remember(changes: HeardChange[], change: HeardChange): void {
  const recent = changes.findIndex(({ receivedAt }) => change.receivedAt - receivedAt <= remembered);
  changes.splice(0, (recent === -1 ? changes.length : recent) - 1);
  // Revisions older than the newest are ignored.
  if (change.revision > (changes.at(-1)?.revision ?? Number.NEGATIVE_INFINITY)) changes.push(change);
}
