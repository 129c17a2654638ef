import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import { appName } from './apps.ts';
import { type Release, releaseSchema } from './release.schema.ts';
import { packageVersion } from './source-version.ts';
import { readRelease, releaseFolder, writeJson } from './store.ts';

const run = promisify(execFile);
const describeTimeout = 20_000;

export interface PublishOptions {
  root: string;
  store: string;
  folder: string;
  version: string;
}

/**
 * Copies an app's build into the store as an immutable release, with precompressed files. Publishing again what
 * is there already changes nothing. It does not make the release live.
 * @throws when the build is missing, or its module does not load within 20 s
 */
export async function publish({ root, store, folder, version }: PublishOptions): Promise<Release> {
  const name = appName(folder);
  const published = await readRelease(store, name, version).catch(() => null);
  if (published) return published;

  const target = releaseFolder(store, name, version);
  const draft = `${target}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  try {
    await cp(join(root, folder, 'dist'), draft, { recursive: true });
    const described = await describeRelease({ root, folder, version, build: draft });
    await rm(join(draft, 'browser', 'chunks.json'));
    const release = {
      ...described,
      integrity: { ...described.integrity, ...(await precompressAll(join(draft, 'browser'))) },
    };
    await writeJson(join(draft, 'release.json'), release);
    await rm(target, { recursive: true, force: true });
    await rename(draft, target);
    return release;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** What a build's `release.json` says. @throws when the build is incomplete or its module does not load */
export async function describeRelease({
  root,
  folder,
  version,
  build,
}: {
  root: string;
  folder: string;
  version: string;
  build: string;
}): Promise<Release> {
  const table = JSON.parse(await readFile(join(build, 'browser', 'chunks.json'), 'utf8')) as Pick<
    Release,
    'chunks' | 'integrity'
  >;
  return releaseSchema.parse({
    name: appName(folder),
    version,
    commit: await currentCommit(root),
    builtAt: new Date().toISOString(),
    ...(folder === 'shell' ? { mounts: [], slots: [], warmUp: ['/', '/en'] } : await describeRemote(root, build)),
    ...table,
    serverIntegrity: await fileIntegrity(join(build, 'server', 'main.js')),
    shared: Object.fromEntries(sharedPackages.map((shared) => [shared.name, packageVersion(shared.package)])),
    api: packageVersion('@ofgc/api'),
  });
}

/** Mounts, slots and warm-up paths come from the remote itself, read in a process of its own: it may hang or exit. */
async function describeRemote(root: string, draft: string): Promise<object> {
  const script = join(root, 'shell/src/releases/describe-remote.ts');
  const { stdout } = await run(process.execPath, [script, join(draft, 'server', 'main.js')], {
    timeout: describeTimeout,
  });
  return JSON.parse(stdout) as object;
}

export async function fileIntegrity(file: string): Promise<string> {
  return `sha384-${createHash('sha384')
    .update(await readFile(file))
    .digest('base64')}`;
}

/** Precompresses a folder's texts. @returns the integrity of what it added: visitors get these files, not the originals */
async function precompressAll(folder: string): Promise<Release['integrity']> {
  const texts = (await readdir(folder)).filter((file) => /\.(js|css|svg|json)$/.test(file));
  await Promise.all(texts.map((file) => precompress(join(folder, file))));
  const added = texts.flatMap((file) => [`${file}.br`, `${file}.gz`]);
  return Object.fromEntries(
    await Promise.all(added.map(async (file) => [file, await fileIntegrity(join(folder, file))] as const)),
  );
}

async function precompress(file: string): Promise<void> {
  const content = await readFile(file);
  const [small, common] = await Promise.all([
    promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, common)]);
}

async function currentCommit(root: string): Promise<string> {
  return run('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => 'unknown',
  );
}
