import { statSync } from 'node:fs';

/** One of an app's two builds, the browser's or the server's: whether it is finished and up to date, and which edits it contains. */
export class BuildSide {
  #isStanding = false;
  #startedAt = 0;
  /** Every file that was edited since the first build, with its time in the last build that took it. */
  readonly #taken = new Map<string, number>();
  #edited = new Map<string, number>();
  #reads: ReadonlySet<string> = new Set();

  /** An edit was noticed: the last build is out of date. */
  invalidate(): void {
    this.#isStanding = false;
  }

  /** @param files that were edited since the build before */
  begin(files: Iterable<string>): void {
    this.#isStanding = false;
    this.#startedAt = Date.now();
    this.#edited = new Map(
      [...files].flatMap((file) => [[file, editedAt(file)] as const]).filter(([, time]) => time > 0),
    );
    this.#edited.forEach((time, file) => this.#taken.set(file, time));
  }

  /** @param reads every file that it was made of; null: the build failed */
  end(reads: Iterable<string> | null): void {
    this.#isStanding = reads !== null;
    if (reads) this.#reads = new Set(reads);
  }

  get isStanding(): boolean {
    return this.#isStanding;
  }

  /** The files whose edits the last build took. */
  get edited(): readonly string[] {
    return [...this.#edited.keys()];
  }

  /** @returns whether every edit that the other took and that concerns this one, too, is in it */
  isAsNewAs(other: BuildSide): boolean {
    return [...other.#edited].every(
      ([file, time]) => !this.#reads.has(file) || this.#taken.get(file) === time || this.#startedAt >= time,
    );
  }
}

/** In whole milliseconds, as builds begin; 0: it is gone. */
function editedAt(file: string): number {
  return Math.floor(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}
