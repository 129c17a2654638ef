import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { cp, mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from '@ofgc/shared/testing/free-port.ts';
import type { Release } from '../../releases/release.schema.ts';
import { storeFolder } from '../../releases/store/store.ts';
import { fillStore } from '../sample-releases/built-releases.ts';
import { endProcess, untilSays } from './child-process.ts';

const root = join(import.meta.dirname, '../../../..');
interface Lock {
  packages: Record<string, { dev?: boolean; link?: boolean; resolved?: string }>;
}
/** Packages of no use to a site from builds: the compiler, the drawings that builds contain, and Node itself, which runs this process. */
const unneededPackage = /^node_modules\/(?:node-|lucide-react|@typescript)/;
const unneededFile = /\.(?:map|md|d\.[cm]?ts|flow)$/;

/**
 * A copy of the repository with built releases and with what `npm ci --omit=dev` installs: the packages that the lock does not
 * mark as development's.
 */
export interface ProductionCopy {
  folder: string;
  store: string;
  /** The releases that are live in it. */
  releases: Release[];
}

/** @param folders the apps that have a release */
export async function copyForProduction(folders: readonly string[]): Promise<ProductionCopy> {
  const copy = await mkdtemp(join(tmpdir(), 'ofgc-production-'));
  await copySources(copy);
  installProductionPackages(copy);
  const store = storeFolder(join(copy, '.data'));
  await mkdir(store, { recursive: true });
  const releases = await fillStore(store, folders);
  await takeDocuments(copy);
  await takeDatabase(copy);
  return { folder: copy, store, releases };
}

/** A process that was started in the copy. */
export interface ProductionSite {
  process: ChildProcess;
  url: string;
  /** The API's address, with a slash at its end. */
  apiUrl: string;
  /** What it has written. */
  output: () => string;
}

/**
 * Starts the copy's site and waits until it is ready.
 * @param options.command what Node runs @param options.env settings that differ from the usual ones
 */
export async function startProduction(
  { folder }: ProductionCopy,
  {
    command = ['--disable-warning=ExperimentalWarning', 'shell/src/commands/start.ts'],
    env = {},
  }: { command?: readonly string[]; env?: Record<string, string> } = {},
): Promise<ProductionSite> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const ports = { PORT: String(port), API_PORT: String(apiPort) };
  const site = spawn(process.execPath, command, {
    cwd: folder,
    env: {
      ...process.env,
      ...ports,
      DATA_DIR: '.data',
      NODE_ENV: undefined,
      SITE_CLOCK: '2026-11-20',
      SPARE_PROCESSES: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const output = await untilSays(site, url);
  return { process: site, url, apiUrl: `http://127.0.0.1:${apiPort}/`, output };
}

/** Stops the site, where one runs, and removes the copy. */
export async function removeProduction(copy?: ProductionCopy, site?: ProductionSite): Promise<void> {
  await endProcess(site?.process);
  if (copy) rmSync(copy.folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

async function copySources(copy: string): Promise<void> {
  const left = /^(e2e|docs)$|(^|\/)(node_modules|dist|\.(?!browserslistrc$)[a-z]+)(\/|$)|\.test\.tsx?$/;
  await cp(root, copy, { recursive: true, filter: (path) => !left.test(path.slice(root.length + 1)) });
}

/** Copies all printed documents but one, if the browser tests' sites have them: printing all takes longer than this whole test. */
async function takeDocuments(copy: string): Promise<void> {
  const printed = join(root, '.cache/test-site/documents');
  if (!existsSync(printed)) return;
  const [left = ''] = readdirSync(printed).filter((file) => file.endsWith('.pdf'));
  await cp(printed, join(copy, '.data/documents'), { recursive: true });
  rmSync(join(copy, '.data/documents', left));
}

/** Copies the filled database, if this run made one for the browser tests' sites; `api/src/main.test.ts` starts with an empty one. */
async function takeDatabase(copy: string): Promise<void> {
  const filled = join(root, '.cache/test-site/database');
  if (process.env.OFGC_PREPARED === '1' && existsSync(filled))
    await cp(filled, join(copy, '.data/database'), { recursive: true });
}

function installProductionPackages(copy: string): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  for (const [path, { dev, link, resolved }] of Object.entries(packages)) {
    if (dev || !path.includes('node_modules/') || unneededPackage.test(path) || !existsSync(join(root, path))) continue;
    if (!link) copyFiles(copy, path);
    else {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      symlinkSync(join(copy, resolved ?? ''), join(copy, path), 'junction');
    }
  }
}

/** Copies a package's files that a process may read, without nested packages, which the lock lists as well. */
function copyFiles(copy: string, folder: string): void {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') copyFiles(copy, path);
    if (entry.isFile() && !unneededFile.test(path)) copyFileSync(join(root, path), join(copy, path));
  }
}
