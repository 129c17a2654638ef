import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import { remoteFolders } from '../../../shared/src/testing/read-sections.ts';
import { describeApp } from '../../../shell/src/bundler/app-build.ts';
import { shellServerBuild } from '../../../shell/src/bundler/server.ts';
import { readRegistry } from '../../../shell/src/releases/registry/registry-log.ts';
import { releaseFolder, storeFolder } from '../../../shell/src/releases/store/store.ts';
import { withoutFences } from '../../../rspack.base.ts';
import { runRspack } from '../builds/run-rspack.ts';
import type { AskedPages, PageTimes } from './composed-and-linked.ts';
import { median } from '../median.ts';

const root = join(import.meta.dirname, '../../..');
const rounds = 200;
/** The most that being composed may add to a rendering at p50, in milliseconds. */
const bar = 1;

/**
 * The cost per request of sections that are releases of their own: real pages, rendered in turn as a worker composes them from the releases
 * of a site and with the same sections linked statically. Medians, in milliseconds.
 * @param folder for the build @param site whose releases and API are used @param pages addresses by their names in the table
 */
export async function compositionCost(
  folder: string,
  site: { dataDir: string; apiPort: number },
  pages: Readonly<Record<string, string>>,
): Promise<{ rows: object[]; problems: string[] }> {
  const store = storeFolder(site.dataDir);
  const registry = await readRegistry(store);
  const shell = join(folder, 'linked');
  await mkdir(shell, { recursive: true });
  // The build's process reads the live shell's description, whose scripts and sheets its pages name.
  const live = releaseFolder(store, 'shell', registry.apps.shell?.version ?? '');
  await cp(join(live, 'release.json'), join(shell, 'release.json'));
  await runRspack([await linkedBuild(join(shell, 'server'))]);
  const asked: AskedPages = {
    registry,
    apiUrl: `http://127.0.0.1:${site.apiPort}/`,
    note: join(folder, 'note'),
    paths: Object.values(pages),
    rounds,
  };
  const env = { ...process.env, DATA_DIR: site.dataDir, SITE_CLOCK: '2026-11-20', NODE_ENV: 'production' };
  const child = fork(join(shell, 'server/linked.js'), { env });
  child.send(asked);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the process that renders ended with ${code}`);
  });
  const [times] = (await Promise.race([once(child, 'message'), ended]).finally(() => child.kill())) as [PageTimes[]];
  const measured = Object.keys(pages).map((page, at) => ({ page, ...moreOf(times[at]) }));
  return {
    rows: measured.map(({ more, ...row }) => ({ ...row, 'more, ms': more.toFixed(2) })),
    problems: measured
      .filter(({ more }) => more > bar)
      .map(({ page, more }) => `${page}: composing costs ${more.toFixed(2)} ms, more than ${bar}`),
  };
}

/** The shell's server build with one entry more, which links all remotes. */
async function linkedBuild(path: string): Promise<Configuration> {
  const names = remoteFolders.map((remote) => remote.replace(/^mfe-/, ''));
  const fileOf = (file: string) => JSON.stringify(join(root, file));
  const entry = `${path}-entry.ts`;
  const lines = [
    ...names.map((name) => `import { remote as ${name} } from ${fileOf(`mfe-${name}/src/remote.ts`)};`),
    `import { renderInTurn } from ${fileOf('e2e/bench/load/composed-and-linked.ts')};`,
    `process.once('message', async (asked) => process.send(await renderInTurn({ ${names.join(', ')} }, asked)));`,
  ];
  await writeFile(entry, `${lines.join('\n')}\n`);
  const build = withoutFences(shellServerBuild(describeApp('shell', join(root, 'shell'))));
  return {
    ...build,
    entry: { ...(build.entry as Record<string, string>), linked: entry },
    output: { ...build.output, path },
  };
}

function moreOf(times: PageTimes | undefined) {
  if (!times) throw new Error('a page was not measured');
  const { linked, composed } = times;
  return {
    'linked, ms of the processor': median(linked.processor).toFixed(2),
    'composed, ms of the processor': median(composed.processor).toFixed(2),
    'more by the clock, ms': (median(composed.clock) - median(linked.clock)).toFixed(2),
    more: median(composed.processor) - median(linked.processor),
  };
}
