import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { resetRegistry } from '../../releases/registry/registry-log.ts';
import { unnamedVersion } from '../../releases/build/build-app.ts';
import {
  mapHashes,
  nameByContent,
  precompress,
  releaseFiles,
  releaseIntegrity,
} from '../../releases/store/release-files.ts';
import { releaseCurrent } from '../../releases/publish/release-app.ts';
import type { Release } from '../../releases/release.schema.ts';
import { placeRelease, readRelease, releaseFolder, storeFolder, writeJson } from '../../releases/store/store.ts';

const root = join(import.meta.dirname, '../../../..');
/** The store with which the browser tests' sites start, too. Kept between runs: unchanged sources are not built again. */
const cache = storeFolder(join(root, '.cache/test-site'));
/** After this time a lock counts as left behind, in milliseconds. */
const lockTimeout = 120_000;

/** Fills a store with real builds of some apps and makes them live. Test files that run side by side build one after the other. */
export async function fillStore(store: string, folders: readonly string[]): Promise<Release[]> {
  const releases = await withLock(async () => {
    const built: Release[] = [];
    for (const folder of folders) built.push((await releaseCurrent(root, cache, folder)).release);
    return built;
  });
  for (const { name, version } of releases)
    await cp(releaseFolder(cache, name, version), releaseFolder(store, name, version), { recursive: true });
  await cp(join(cache, 'builds'), join(store, 'builds'), { recursive: true });
  await resetRegistry(store, releases);
  return releases;
}

export interface VariantOptions {
  version: string;
  /** Source of the variant's module; `./built.js` is the original. Without it the module is the original. */
  source?: string;
  /** Changes scripts of the browser's side; scripts that it returns unchanged stay those of the original. */
  browser?: (file: string, text: string) => string;
  release?: Partial<Release>;
}

/** Publishes a variant of a release that is in the store, as complete and consistent as a build. */
export async function publishVariant(
  store: string,
  { name, version: from }: Release,
  { version, source, browser, release = {} }: VariantOptions,
): Promise<Release> {
  const folder = releaseFolder(store, name, version);
  await cp(releaseFolder(store, name, from), folder, { recursive: true });
  const module = join(folder, 'server', name === 'shell' ? 'worker.js' : 'main.js');
  await rename(module, join(folder, 'server/built.js'));
  const map = (file: string) => join(folder, 'maps/server', `${file}.map`);
  await rename(map(basename(module)), map('built.js')).catch(() => {});
  await writeFile(module, source ?? `export * from './built.js';\n`);
  if (browser)
    await editScripts(join(folder, 'browser'), (file, text) => browser(file, text.replaceAll(from, version)));
  return describe(folder, { ...(await readRelease(store, name, version)), version }, release);
}

/** Writes the manifest of a changed release into its folder. */
async function describe(folder: string, from: Release, differences: Partial<Release>): Promise<Release> {
  const files = { integrity: await releaseIntegrity(folder), maps: await mapHashes(folder) };
  const release = { ...from, ...files, ...differences };
  await writeJson(join(folder, 'release.json'), release);
  return release;
}

/** Edits the scripts of a folder and their compressed copies. */
async function editScripts(folder: string, edit: (file: string, text: string) => string): Promise<void> {
  for (const file of (await readdir(folder)).filter((one) => one.endsWith('.js'))) {
    const text = await readFile(join(folder, file), 'utf8');
    const edited = edit(file, text);
    if (edited === text) continue;
    await writeFile(join(folder, file), edited);
    await precompress(join(folder, file));
  }
}

/**
 * Imitates a build of another team: a release with other content, named by its hash, in a separate store.
 * @param store with the release that it is made from @param elsewhere the other store
 * @param options.compressed names of files: the gate measures them as visitors get them, and scripts of small sections are within their
 * budget even uncompressed
 */
export async function buildElsewhere(
  store: string,
  elsewhere: string,
  { name, version }: Release,
  {
    source = `export * from './built.js';\n`,
    browser = (_file, text) => text,
    release = {},
    compressed = /\.css$/,
  }: Omit<VariantOptions, 'version'> & { compressed?: RegExp },
): Promise<Release> {
  const draft = join(elsewhere, name, `draft.${randomUUID()}`);
  await cp(releaseFolder(store, name, version), draft, { recursive: true });
  await rename(join(draft, 'server/main.js'), join(draft, 'server/built.js'));
  await writeFile(join(draft, 'server/main.js'), source);
  for (const file of await releaseFiles(draft))
    if (/\.(br|gz)$/.test(file)) await rm(join(draft, file));
    else if (/\.(js|css)$/.test(file)) {
      const text = await readFile(join(draft, file), 'utf8');
      await writeFile(join(draft, file), browser(basename(file), text).replaceAll(version, unnamedVersion));
    }
  const named = await nameByContent(draft, unnamedVersion);
  for (const file of await releaseFiles(draft))
    if (compressed.test(file)) await compressAgain(join(draft, file), join(releaseFolder(store, name, version), file));
  const built = await describe(draft, { ...(await readRelease(store, name, version)), version: named }, release);
  await placeRelease(draft, releaseFolder(elsewhere, name, named));
  return built;
}

/** Compresses a file, or takes the compressed copies of the original where that is the same: styles name no version. */
async function compressAgain(file: string, original: string): Promise<void> {
  const isSame = await readFile(original).then(
    async (text) => text.equals(await readFile(file)),
    () => false,
  );
  if (isSame) for (const end of ['.br', '.gz']) await cp(`${original}${end}`, `${file}${end}`);
  else await precompress(file);
}

/** Takes a lock, because two builds of one app would write into the same `dist`. A lock that was left behind is taken over. */
async function withLock<Result>(work: () => Promise<Result>): Promise<Result> {
  const lock = `${cache}.lock`;
  await mkdir(cache, { recursive: true });
  while (true) {
    const isMine = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (isMine) break;
    const age = await stat(lock).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > lockTimeout) await rm(lock, { recursive: true, force: true });
    await wait(100);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}
