import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { activate } from '../releases/registry.ts';
import { describeRelease } from '../releases/publish.ts';
import { emptyRegistry, type Release } from '../releases/release.schema.ts';
import { storeFolder, writeJson, writeRegistry } from '../releases/store.ts';

const version = 'dev';

/** A store whose releases are the apps' `dist` folders themselves, described anew after every build. */
export class DevelopmentStore {
  readonly #root: string;
  readonly #store: string;

  constructor(root: string, dataDir: string) {
    this.#root = root;
    this.#store = storeFolder(dataDir);
  }

  async prepare(folders: readonly string[]): Promise<void> {
    for (const folder of folders) {
      const app = join(this.#store, folder.replace(/^mfe-/, ''));
      await mkdir(app, { recursive: true });
      await rm(join(app, version), { recursive: true, force: true });
      await mkdir(join(this.#root, folder, 'dist'), { recursive: true });
      await symlink(join(this.#root, folder, 'dist'), join(app, version), 'junction');
    }
  }

  async describe(folder: string): Promise<void> {
    const dist = join(this.#root, folder, 'dist');
    await writeJson(join(dist, 'release.json'), await describeRelease({ root: this.#root, folder, version, build: dist }));
  }

  async activateAll(folders: readonly string[]): Promise<void> {
    let registry = emptyRegistry;
    for (const folder of folders) {
      registry = activate(registry, JSON.parse(await readFile(join(this.#root, folder, 'dist/release.json'), 'utf8')) as Release);
    }
    await writeRegistry(this.#store, registry);
  }
}
