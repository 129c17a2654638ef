import { day } from '@ofgc/shared/dates/spans.ts';
import type { ContentChange, ContentSource } from '@ofgc/shared/http/content-change.ts';

/** A revision so far ahead of the clock, in microseconds, was never given out. */
const furthestAhead = 1_000 * day;

/**
 * The revision of each table's last change, as far as this process knows. A response is current as long as none of its tables has changed
 * since the response's revision.
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
   * A reader of the changes may know a larger revision, if this process restarted with its clock set back. Its kept copies would then count
   * as newer than all changes to come, so the revision moves past theirs and everything counts as changed.
   * One that no clock can have given is ignored: next to the largest number, no change could be told from the one before.
   */
  exceed(revision: number): void {
    if (!Number.isSafeInteger(revision) || revision <= this.revision) return;
    if (revision > Date.now() * 1_000 + furthestAhead) return;
    this.revision = revision;
    this.announce(null);
  }

  /**
   * While the database's announcements do not arrive, no response is current. Everything counts as changed when that time begins and when
   * it ends.
   * @param isHearing whether announcements arrive from now on
   */
  setHearing(isHearing: boolean): void {
    this.#isHearing = isHearing;
    this.announce(null);
  }

  /** Whether the database's announcements arrive. */
  get isHearing(): boolean {
    return this.#isHearing;
  }

  isCurrent({ tables, revision }: ContentSource): boolean {
    return this.#isHearing && revision >= this.lastChangeOf(tables);
  }

  /** The revision of the last change of any of these tables. */
  lastChangeOf(tables: Iterable<string>): number {
    let last = this.#everything;
    for (const table of tables) last = Math.max(last, this.#tables.get(table) ?? 0);
    return last;
  }

  /** @returns ends the subscription */
  subscribe(listener: (change: ContentChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
