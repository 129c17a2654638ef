import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { appName } from '../../releases/build/apps.ts';
import { describeRelease, readTables } from '../../releases/publish/publish.ts';
import { resetRegistry } from '../../releases/registry/registry-log.ts';
import type { Release } from '../../releases/release.schema.ts';
import { servedFromFile } from '../../composition/development-build.ts';
import { storeFolder, writeJson } from '../../releases/store/store.ts';

const version = 'dev';
/** The same folder as in bundler/app-build.ts for development. */
const buildFolder = '.dev';

/** A store whose releases are the watched apps' build folders themselves, described again after every build. */
export class DevelopmentStore {
  readonly #root: string;
  readonly #store: string;

  constructor(root: string, dataDir: string) {
    this.#root = root;
    this.#store = storeFolder(dataDir);
  }

  async prepare(folders: readonly string[]): Promise<void> {
    for (const folder of folders) {
      const app = join(this.#store, appName(folder));
      await mkdir(app, { recursive: true });
      await rm(join(app, version), { recursive: true, force: true });
      const build = join(this.#root, folder, buildFolder);
      await rm(build, { recursive: true, force: true });
      await mkdir(build, { recursive: true });
      await symlink(build, join(app, version), 'junction');
    }
  }

  /** @returns whether the app has other addresses or slots than before */
  async describe(folder: string): Promise<boolean> {
    const build = join(this.#root, folder, buildFolder);
    const tables = await readTables(build);
    const release = await describeRelease({ root: this.#root, folder, version, build, ...tables });
    const file = join(build, 'release.json');
    const before = await readFile(file, 'utf8').catch(() => null);
    await writeJson(file, release);
    return before !== null && claimsOf(JSON.parse(before) as Release) !== claimsOf(release);
  }

  /** @param from workers that started at this time or later serve the current build */
  async markServed(folder: string, from: number): Promise<void> {
    await writeJson(join(this.#root, folder, buildFolder, 'browser', servedFromFile), from);
  }

  /** @param folders of the apps that are watched @param others releases of this store */
  async activateAll(folders: readonly string[], others: readonly Release[]): Promise<void> {
    const releases = await Promise.all(
      folders.map(
        async (folder) =>
          JSON.parse(await readFile(join(this.#root, folder, buildFolder, 'release.json'), 'utf8')) as Release,
      ),
    );
    await resetRegistry(this.#store, [...releases, ...others]);
  }
}

function claimsOf({ mounts, slots, section }: Release): string {
  return JSON.stringify([mounts, slots, section]);
}
