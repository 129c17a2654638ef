import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { awaitDeployStatus } from '../releases/registry/deploy-status.ts';
import { changeRegistry, readRegistry, registryEvent } from '../releases/registry/registry-log.ts';
import type { Revision } from '../releases/release.schema.ts';
import { storeFolder } from '../releases/store/store.ts';
import { fillStore } from '../testing/sample-releases/built-releases.ts';

// A copy of the repository with built releases and with what `npm ci --omit=dev` installs: the packages that the lock
// does not mark as development's.
const root = join(import.meta.dirname, '../../..');
interface Lock {
  packages: Record<string, { dev?: boolean; link?: boolean; resolved?: string }>;
}
/** Packages of no use to a site from builds: the compiler, the drawings that builds contain, and Node itself, which runs this process. */
const unneededPackage = /^node_modules\/(?:node-|lucide-react|@typescript)/;
const unneededFile = /\.(?:map|md|d\.[cm]?ts|flow)$/;
let copy: string;
let site: ChildProcess;
let url: string;
let apiUrl: string;
let output = '';

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'ofgc-production-'));
  await copySources();
  installProductionPackages();
  const store = storeFolder(join(copy, '.data'));
  mkdirSync(store, { recursive: true });
  await fillStore(store, ['shell', 'mfe-jobs']);
  await takeDocuments();
  await takeDatabase();
  await start();
}, 300_000);
afterAll(async () => {
  if (site?.exitCode === null) {
    site.kill('SIGTERM');
    await once(site, 'exit');
  }
  rmSync(copy, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
});

async function copySources(): Promise<void> {
  const left = /^(e2e|docs)$|(^|\/)(node_modules|dist|\.(?!browserslistrc$)[a-z]+)(\/|$)|\.test\.tsx?$/;
  await cp(root, copy, { recursive: true, filter: (path) => !left.test(path.slice(root.length + 1)) });
}

/** Copies all printed documents but one, if the browser tests' sites have them: printing all takes longer than this whole test. */
async function takeDocuments(): Promise<void> {
  const printed = join(root, '.cache/test-site/documents');
  if (!existsSync(printed)) return;
  const [left = ''] = readdirSync(printed).filter((file) => file.endsWith('.pdf'));
  await cp(printed, join(copy, '.data/documents'), { recursive: true });
  rmSync(join(copy, '.data/documents', left));
}

/** Copies the filled database, if this run made one for the browser tests' sites; `api/src/main.test.ts` starts with an empty one. */
async function takeDatabase(): Promise<void> {
  const filled = join(root, '.cache/test-site/database');
  if (process.env.OFGC_PREPARED === '1' && existsSync(filled))
    await cp(filled, join(copy, '.data/database'), { recursive: true });
}

function installProductionPackages(): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  for (const [path, { dev, link, resolved }] of Object.entries(packages)) {
    if (dev || !path.includes('node_modules/') || unneededPackage.test(path) || !existsSync(join(root, path))) continue;
    if (!link) copyFiles(path);
    else {
      mkdirSync(dirname(join(copy, path)), { recursive: true });
      symlinkSync(join(copy, resolved ?? ''), join(copy, path), 'junction');
    }
  }
}

/** Copies a package's files that a process may read, without nested packages, which the lock lists as well. */
function copyFiles(folder: string): void {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules') copyFiles(path);
    if (entry.isFile() && !unneededFile.test(path)) copyFileSync(join(root, path), join(copy, path));
  }
}

async function start(): Promise<void> {
  const [port, apiPort] = [await freePort(), await freePort()];
  url = `http://localhost:${port}`;
  apiUrl = `http://127.0.0.1:${apiPort}/api/health`;
  const env = { ...process.env, PORT: String(port), API_PORT: String(apiPort), DATA_DIR: '.data', NODE_ENV: undefined };
  site = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'shell/src/commands/start.ts'], {
    cwd: copy,
    env: { ...env, SITE_CLOCK: '2026-11-20', SPARE_PROCESSES: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      if (output.includes(url)) resolve();
    };
    site.stdout?.on('data', hear);
    site.stderr?.on('data', hear);
    site.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${output}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

it('a production installation contains no bundler', () => {
  expect(existsSync(join(copy, 'node_modules/fastify'))).toBe(true);
  for (const name of ['@rspack', '@module-federation', 'vitest'])
    expect(existsSync(join(copy, 'node_modules', name))).toBe(false);
});

it.each(['/', '/en', '/portal-empleo'])('a production installation serves %s', async (path) => {
  const answer = await fetch(url + path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('</html>');
});

it('a production installation builds nothing, and names each remote without a release', () => {
  expect(existsSync(join(copy, 'shell/dist'))).toBe(false);
  expect(output).toContain('mfe-concerts has no release of its present sources');
  expect(output).not.toMatch(/(shell|mfe-jobs) (has no release|stays)/);
});

it('a production installation serves pages and starts workers without sources', async () => {
  for (const folder of ['shared', 'shell/src', 'shell/public', 'mfe-jobs', 'mfe-concerts', 'rspack.base.ts'])
    renameSync(join(copy, folder), join(copy, `${folder}.away`));
  try {
    const store = storeFolder(join(copy, '.data'));
    const { apps } = await readRegistry(store);
    const by = { who: 'a test', commit: 'unknown', isDirty: false, why: '' };
    const change = async (next: typeof apps) => {
      const event = registryEvent('deploy', { name: 'jobs', version: next.jobs?.version ?? '' }, by);
      const revision = await changeRegistry(store, () => ({ event, apps: next }));
      await awaitDeployStatus(store, revision as Revision);
    };
    const { jobs: _jobs, ...others } = apps;
    await change(others);
    expect((await fetch(`${url}/portal-empleo`)).status).toBe(404);
    await change(apps);
    for (const path of ['/', '/en', '/portal-empleo', '/sw.js', '/favicon.svg'])
      expect((await fetch(url + path)).status, path).toBe(200);
  } finally {
    for (const folder of ['shared', 'shell/src', 'shell/public', 'mfe-jobs', 'mfe-concerts', 'rspack.base.ts'])
      renameSync(join(copy, `${folder}.away`), join(copy, folder));
  }
});

it('a production installation ends with exit code 0 and leaves no open port', async () => {
  expect((await fetch(apiUrl)).status).toBe(200);
  site.kill('SIGTERM');
  expect(await once(site, 'exit')).toEqual([0, null]);
  for (const address of [url, apiUrl]) await expect(fetch(address)).rejects.toThrow('fetch failed');
});
