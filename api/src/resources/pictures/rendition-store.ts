import { access, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeOnce } from '../../files/write-once.ts';
import { workQueue } from '../../http/work-queue.ts';

interface RenditionStoreOptions {
  /** May be deleted: what is missing is made again. */
  folder: string;
  /** How much is kept, in bytes; then the half that was made first goes. */
  mostBytes?: number;
}

/** Several thousand photographs. */
const defaultMostBytes = 2_000_000_000;

/** Two at a time leave a processor to pages; requests beyond a hundred that wait, or that wait longer (in milliseconds), are refused. */
const limits = { atOnce: 2, waiting: 100, patience: 30_000 };

/** Keeps each rendition on disk from the first time that somebody asks for it. */
export class RenditionStore {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #inTurn = workQueue(limits);
  /** What is being made, by its path: who asks for it meanwhile gets the same. */
  readonly #making = new Map<string, Promise<void>>();
  /** What is kept, in bytes; undefined until it was counted. */
  #bytes: number | undefined;

  constructor({ folder, mostBytes = defaultMostBytes }: RenditionStoreOptions) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  /**
   * Makes a file if it is not there, once for all who ask at the same time.
   * @param name its path in the folder
   * @throws HttpError 503 where too many others are being made; what `make` throws
   */
  async keep(name: string, make: () => Promise<Uint8Array>): Promise<void> {
    const path = join(this.#folder, name);
    if (await isThere(path)) return;
    const making =
      this.#making.get(path) ?? this.#inTurn(() => this.#make(path, make)).finally(() => this.#making.delete(path));
    this.#making.set(path, making);
    await making;
  }

  async #make(path: string, make: () => Promise<Uint8Array>): Promise<void> {
    await writeOnce(path, make);
    await this.#bound((await stat(path)).size);
  }

  async #bound(added: number): Promise<void> {
    this.#bytes = this.#bytes === undefined ? sum(await this.#list()) : this.#bytes + added;
    if (this.#bytes <= this.#mostBytes) return;
    const files = (await this.#list()).toSorted((a, b) => a.madeAt - b.madeAt);
    let kept = sum(files);
    for (const { path, bytes } of files.slice(0, -1)) {
      if (kept <= this.#mostBytes / 2) break;
      await rm(path, { force: true });
      kept -= bytes;
    }
    this.#bytes = kept;
  }

  async #list(): Promise<{ path: string; bytes: number; madeAt: number }[]> {
    const entries = await readdir(this.#folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && /\.(avif|webp)$/.test(entry.name));
    const found = files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const about = await stat(path).catch(() => null);
      return about ? [{ path, bytes: about.size, madeAt: about.mtimeMs }] : [];
    });
    return (await Promise.all(found)).flat();
  }
}

const sum = (files: readonly { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
