import { constants, cpSync, existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { readRegistry } from '../../../shell/src/releases/registry/registry-log.ts';
import { runSite, type Site } from './site-process.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * The data folder that every test's site starts with a copy of: releases, printed documents, a filled database. Releases and
 * documents are kept between runs, because their names are hashes of their sources. The servers of the unit tests use the same
 * releases, and build missing ones here.
 */
const preparedFolder = join(root, '.cache/test-site');

export interface SiteOptions {
  /** Called with the data folder before the site starts, for example to break a release. */
  prepare?: (dataDir: string) => Promise<void>;
  env?: Record<string, string>;
}

/** Builds changed apps, prints the documents and fills the database, once for all sites started afterwards. */
export async function prepareSites(): Promise<void> {
  await mkdir(preparedFolder, { recursive: true });
  // The database is filled anew, because the code that fills it may have changed although the content has not.
  await rm(join(preparedFolder, 'database'), { recursive: true, force: true });
  const site = await runSite(preparedFolder);
  await site.stop();
  // The site would serve the releases of an earlier run, or none of a section, and the tests would not be of these sources.
  if (/ stays at release |The site starts without /.test(site.log()))
    throw new Error(`A release of these sources was refused:\n${site.log()}`);
  // Expected here, because tests start with this database (on PostgreSQL with the server's, which may be older).
  const isNew = existsSync(join(preparedFolder, 'database'));
  if (isNew && !/are read with this key, which is shown only now: [A-Z\d-]+/.test(site.log()))
    throw new Error(`The first start showed no key of the reporting channel:\n${site.log()}`);
}

/** For `startSite({ env })`: spare processes and visitors' deadlines as in production, for what is measured. */
export const asInProduction = { SPARE_PROCESSES: '1', PATIENT: '0' };

/**
 * Starts a whole site with free ports, the tests' date, no spare processes, longer deadlines than visitors have (`PATIENT`), and a data
 * folder that is deleted with the site.
 */
export async function startSite({ prepare, env }: SiteOptions = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'ofgc-test-'));
  // Retries, because a process that was just killed may still be writing.
  const remove = () => rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  try {
    const isWanted = await liveOnly(join(preparedFolder, 'releases'));
    // With PostgreSQL there is no database folder to copy.
    for (const folder of ['releases', 'documents', 'database'].filter((one) => existsSync(join(preparedFolder, one))))
      // The synchronous copy takes half the time, because the folders have many small files.
      cpSync(join(preparedFolder, folder), join(dataDir, folder), {
        recursive: true,
        filter: isWanted,
        mode: constants.COPYFILE_FICLONE,
      });
    await prepare?.(dataDir);
    return removedAtTheEnd(await runSite(dataDir, { SPARE_PROCESSES: '0', PATIENT: '1', ...env }), remove);
  } catch (error) {
    await remove();
    throw error;
  }
}

/** A filter for copying a store: of each app only the live release, not those kept from earlier runs. */
async function liveOnly(store: string): Promise<(path: string) => boolean> {
  const { apps } = await readRegistry(store);
  return (path) => {
    const [name = '', version] = relative(store, path).split(sep);
    const live = apps[name]?.version;
    return !live || !version || version === live;
  };
}

/** A site whose data folder is deleted when the site stops, also after restarts. */
function removedAtTheEnd(site: Site, remove: () => Promise<void>): Site {
  return {
    ...site,
    restart: async (env) => removedAtTheEnd(await site.restart(env), remove),
    stop: () => site.stop().then(remove),
  };
}
