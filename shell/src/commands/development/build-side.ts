import { statSync } from 'node:fs';

/** One of an app's two builds, the browser's or the server's: whether it is finished and up to date, and which edits it contains. */
export class BuildSide {
  #isStanding = false;
  #startedAt = 0;
  /** Every file that was edited since the first build, with its modification time in the last build that includes it. */
  readonly #taken = new Map<string, number>();
  #edited = new Map<string, number>();
  #reads: ReadonlySet<string> = new Set();

  /** An edit was noticed: the last build is out of date. */
  invalidate(): void {
    this.#isStanding = false;
  }

  /** @param files that were edited since the last build */
  begin(files: Iterable<string>): void {
    this.#isStanding = false;
    this.#startedAt = Date.now();
    this.#edited = new Map(
      [...files].flatMap((file) => [[file, editedAt(file)] as const]).filter(([, time]) => time > 0),
    );
    this.#edited.forEach((time, file) => this.#taken.set(file, time));
  }

  /** @param reads every file that the build was made from; null: the build failed */
  end(reads: Iterable<string> | null): void {
    this.#isStanding = reads !== null;
    if (reads) this.#reads = new Set(reads);
  }

  get isStanding(): boolean {
    return this.#isStanding;
  }

  /** The edited files that the last build includes. */
  get edited(): readonly string[] {
    return [...this.#edited.keys()];
  }

  /** @returns whether this build includes every edit of the other one that concerns its own files */
  isAsNewAs(other: BuildSide): boolean {
    return [...other.#edited].every(
      ([file, time]) => !this.#reads.has(file) || this.#taken.get(file) === time || this.#startedAt >= time,
    );
  }
}

/** The modification time in whole milliseconds, as builds have whole milliseconds; 0 if the file is gone. */
function editedAt(file: string): number {
  return Math.floor(statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
}
