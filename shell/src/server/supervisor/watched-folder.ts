import { watch, type FSWatcher } from 'node:fs';
import { basename } from 'node:path';

interface WatchedFolderOptions {
  /** Receives the name of a file that has changed; null where the system does not say which one. */
  onChange: (file: string | null) => void;
  /** Called once when changes are no longer received, until `renew` receives them again. */
  onLost: (error: unknown) => void;
}

/** Watches one folder. A watcher may fail at any time, for example when the machine has no more inotify watches, and ends with its folder. */
export class WatchedFolder {
  readonly #folder: string;
  readonly #options: WatchedFolderOptions;
  #watcher: FSWatcher | undefined;
  #isLost = false;

  constructor(folder: string, options: WatchedFolderOptions) {
    this.#folder = folder;
    this.#options = options;
    this.#open();
  }

  /** Watches again if the watcher has failed, and then reports a change, because changes in between were missed. */
  renew(): void {
    if (this.#watcher) return;
    this.#open();
    if (!this.#watcher) return;
    this.#isLost = false;
    this.#options.onChange(null);
  }

  close(): void {
    this.#watcher?.close();
  }

  #open(): void {
    try {
      const watcher = watch(this.#folder, (event, file) => {
        // The end of the folder itself comes under its own name; a folder that takes its place is not watched.
        if (event === 'rename' && file === basename(this.#folder)) this.#lose(new Error(`${this.#folder} was removed`));
        else this.#options.onChange(file);
      });
      watcher.on('error', (error) => this.#lose(error));
      this.#watcher = watcher;
    } catch (error) {
      this.#lose(error);
    }
  }

  #lose(error: unknown): void {
    this.#watcher?.close();
    this.#watcher = undefined;
    if (this.#isLost) return;
    this.#isLost = true;
    this.#options.onLost(error);
  }
}
