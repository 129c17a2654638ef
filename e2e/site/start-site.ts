import { constants, cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { readRegistry } from '../../shell/src/releases/registry/registry-log.ts';
import { runSite, type Site } from './site-process.ts';

const root = join(import.meta.dirname, '../..');

/**
 * The data folder that every site of a test begins with a copy of: releases, printed documents, a filled database.
 * Releases and documents are kept between runs: their names are hashes of what they are made from. The servers of the
 * unit tests take releases from here, and build here what is missing.
 */
const preparedFolder = join(root, '.cache/test-site');

export interface SiteOptions {
  /** Called with the data folder before anything starts: the place to break a release. */
  prepare?: (dataDir: string) => Promise<void>;
  env?: Record<string, string>;
}

/** Builds what has changed, prints the documents and fills the database, once for all sites that follow. */
export async function prepareSites(): Promise<void> {
  await mkdir(preparedFolder, { recursive: true });
  // What fills it may have changed with the same content.
  await rm(join(preparedFolder, 'database'), { recursive: true, force: true });
  await (await runSite(preparedFolder)).stop();
}

/** A whole site of its own: free ports, a data folder that goes away with it, the clock of the tests. */
export async function startSite({ prepare, env }: SiteOptions = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ofgc-test-'));
  // A process that was just killed may still be writing.
  const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  try {
    const isWanted = await liveOnly(join(preparedFolder, 'releases'));
    // Over PostgreSQL there is no database to copy.
    for (const folder of ['releases', 'documents', 'database'].filter((one) => existsSync(join(preparedFolder, one))))
      // Many small files: without a promise for each it is half the work.
      cpSync(join(preparedFolder, folder), join(dataDir, folder), {
        recursive: true,
        filter: isWanted,
        mode: constants.COPYFILE_FICLONE,
      });
    await prepare?.(dataDir);
    return removedAtTheEnd(await runSite(dataDir, env), remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Says of a path whether a site begins with it: of the releases in a store, which keeps those of earlier runs, with what is live. */
async function liveOnly(store: string): Promise<(path: string) => boolean> {
  const { apps } = await readRegistry(store);
  return (path) => {
    const [name = '', version] = relative(store, path).split(sep);
    const live = apps[name]?.version;
    return !live || !version || version === live;
  };
}

/** A site whose data folder goes away with it, however often it was started again. */
function removedAtTheEnd(site: Site, remove: () => Promise<void>): Site {
  return {
    ...site,
    restart: async (env) => removedAtTheEnd(await site.restart(env), remove),
    stop: () => site.stop().then(remove),
  };
}
