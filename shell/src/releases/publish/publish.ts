import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sharedPackages } from '@ofgc/shared/contract/shared-packages.ts';
import { contractOperations, readsOf } from '../gate/api/api-reads.ts';
import { appName } from '../build/apps.ts';
import { unnamedVersion } from '../build/build-app.ts';
import {
  findDamage,
  findUnportable,
  isPlainPath,
  mapHashes,
  nameByContent,
  precompressAll,
  releaseFiles,
  releaseIntegrity,
} from '../store/release-files.ts';
import { type Release, releaseSchema } from '../release.schema.ts';
import { runScript } from '../build/run-script.ts';
import { contractApiVersion, packageVersion } from '../build/package-folder.ts';
import { checkAppName } from '../store/app-names.ts';
import { withReleaseDraft } from '../store/release-draft.ts';
import { makeYoung, placeRelease, readRelease, releaseFolder, writeJson } from '../store/store.ts';
import { workerEnvironment } from '../../server/supervisor/processes/worker-environment.ts';
import { describeTimeout } from '../../timeouts.ts';

const run = promisify(execFile);

interface PublishOptions {
  root: string;
  store: string;
  folder: string;
  /** The folder of the build. */
  build: string;
}

/**
 * Copies an app's build into the store as an immutable release, with precompressed files, named by the hash of its content.
 * Publishing an existing release again changes nothing, but repairs damaged files. It does not make the release live.
 * @throws when the build is incomplete, or its module does not load within 20 s
 */
export async function publish({ root, store, folder, build }: PublishOptions): Promise<Release> {
  const name = appName(folder);
  checkAppName(name);
  return withReleaseDraft(store, name, async (draft) => {
    await cp(build, draft, { recursive: true });
    const tables = await takeTables(draft);
    await setMapsAside(draft);
    await refuseNames(folder, draft);
    const version = await nameByContent(draft, unnamedVersion);
    const target = releaseFolder(store, name, version);
    const published = await readRelease(store, name, version).catch(() => null);
    // An older release without `reads` or `maps` is described again.
    if (published?.reads && published.maps && !(await findDamage(target, published))) {
      await makeYoung(store, name, version);
      return published;
    }

    const described = await describeRelease({ root, folder, version, build: draft, ...tables });
    await precompressAll(join(draft, 'browser'));
    const release = { ...described, integrity: await releaseIntegrity(draft), maps: await mapHashes(draft) };
    await writeJson(join(draft, 'release.json'), release);
    await placeRelease(draft, target);
    return release;
  });
}

/** A picture keeps its name, which a site takes in only if every file system and every address accepts it. */
async function refuseNames(folder: string, build: string): Promise<void> {
  const files = await releaseFiles(build);
  const file = files.find((one) => !isPlainPath(one));
  if (file !== undefined)
    throw new Error(
      `${folder} has the file ${file}: names of files have letters without accents, digits, and . _ - @ alone.`,
    );
  const unportable = findUnportable(files);
  if (unportable !== undefined)
    throw new Error(`${folder} has the file ${unportable}, which Windows does not keep, or takes for another file.`);
}

/** Tables that a build writes beside its files; not served. */
type BuildTables = Pick<Release, 'chunks' | 'imports' | 'section'>;

async function takeTables(build: string): Promise<BuildTables> {
  const tables = await readTables(build);
  await rm(join(build, 'browser/chunks.json'));
  await rm(join(build, 'server/imports.json'), { force: true });
  return tables;
}

/** Moves source maps to `maps/`: they are not part of the release's name and are not served. */
async function setMapsAside(build: string): Promise<void> {
  for (const side of ['browser', 'server']) {
    const maps = (await readdir(join(build, side))).filter((file) => file.endsWith('.map'));
    if (maps.length > 0) await mkdir(join(build, 'maps', side), { recursive: true });
    for (const file of maps) await rename(join(build, side, file), join(build, 'maps', side, file));
  }
}

/** A build without `imports.json` imports nothing. @throws where one of the other tables is missing or not JSON */
export async function readTables(build: string): Promise<BuildTables> {
  const read = async (file: string) => JSON.parse(await readFile(join(build, file), 'utf8')) as never;
  return {
    chunks: await read('browser/chunks.json'),
    imports: await read('server/imports.json').catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return {} as never;
    }),
    section: await read('server/section.json'),
  };
}

interface DescribeOptions extends BuildTables {
  root: string;
  folder: string;
  version: string;
  build: string;
}

/** The content of a build's `release.json`. @throws when the build is incomplete or its module does not load */
export async function describeRelease({ root, folder, version, build, ...tables }: DescribeOptions): Promise<Release> {
  const described = releaseSchema.safeParse({
    name: appName(folder),
    version,
    commit: await currentCommit(root),
    builtAt: new Date().toISOString(),
    ...(await describeModule(folder, build)),
    ...tables,
    integrity: {},
    shared: Object.fromEntries(sharedPackages.map((shared) => [shared.name, packageVersion(shared.package)])),
    reads: await readsOf(join(build, 'browser'), await contractOperations()),
    api: contractApiVersion(),
  });
  if (described.success) return described.data;
  throw new Error(
    described.error.issues.map(({ path, message }) => `${folder}: ${sayPlace(path)}: ${message}`).join('\n'),
  );
}

/** `section.ts, links.0.to` for a field of the section's declarations. */
function sayPlace([first, ...rest]: readonly PropertyKey[]): string {
  return first === 'section' ? `section.ts, ${rest.join('.')}` : [first, ...rest].join('.');
}

/** The description of an app's module, read in a separate process: the module may hang, exit, or print when it is imported. */
async function describeModule(folder: string, build: string): Promise<object> {
  const script = folder === 'shell' ? 'describe-shell.ts' : 'describe-remote.ts';
  const aside = await mkdtemp(join(tmpdir(), 'ofgc-description-'));
  try {
    const description = join(aside, 'description.json');
    const words = [join(import.meta.dirname, '../build', script), join(build, 'server'), description];
    await runScript(words, {
      what: `${folder}: the import of its module`,
      limit: describeTimeout,
      env: workerEnvironment(process.env),
      explain(error) {
        const reason = /^\w*Error\b[^:\n]*: .*$/m.exec(error.stderr)?.[0] ?? error.stderr.trim();
        return `${folder} does not load on the server: ${reason || String(error)}`;
      },
    });
    const text = await readFile(description, 'utf8').catch(() => {
      throw new Error(`${folder} ends the process in which it is imported.`);
    });
    return JSON.parse(text) as object;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

async function currentCommit(root: string): Promise<string> {
  return run('git', ['rev-parse', '--short', 'HEAD'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => 'unknown',
  );
}
