import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isWhole, writeOnce } from '../../files/write-once.ts';
import { workQueue } from '../../http/work-queue.ts';

interface RenditionStoreOptions {
  /** May be deleted: missing files are made again. */
  folder: string;
  /** The most bytes to keep; beyond that, the older half of the files is deleted. */
  mostBytes?: number;
}

/** Enough for several thousand photographs. */
const defaultMostBytes = 2_000_000_000;

/**
 * Two at a time leave a processor for pages. A request is refused if a hundred others are waiting, or if it has waited for `patience`
 * milliseconds.
 */
const limits = { atOnce: 2, waiting: 100, patience: 30_000 };

/** Keeps each rendition on disk from its first request on. */
export class RenditionStore {
  readonly #folder: string;
  readonly #mostBytes: number;
  readonly #inTurn = workQueue(limits);
  /** Files that are being made, by their path: simultaneous requests for a file share one job. */
  readonly #making = new Map<string, Promise<void>>();
  /** The size of all kept files, in bytes; undefined until it was counted. */
  #bytes: number | undefined;

  constructor({ folder, mostBytes = defaultMostBytes }: RenditionStoreOptions) {
    this.#folder = folder;
    this.#mostBytes = mostBytes;
  }

  /**
   * Makes a file if it does not exist, once for all simultaneous requests.
   * @param name its path in the folder
   * @throws HttpError 503 where too many other files are being made; errors of `make`
   */
  async keep(name: string, make: () => Promise<Uint8Array>): Promise<void> {
    const path = join(this.#folder, name);
    if (await isWhole(path)) return;
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
    // A process that is killed leaves an unfinished file (`writeOnce`).
    const files = entries.filter((entry) => entry.isFile() && /\.(avif|webp)(\.[\da-f-]{36})?$/.test(entry.name));
    const found = files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const about = await stat(path).catch(() => null);
      return about ? [{ path, bytes: about.size, madeAt: about.mtimeMs }] : [];
    });
    return (await Promise.all(found)).flat();
  }
}

const sum = (files: readonly { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);
