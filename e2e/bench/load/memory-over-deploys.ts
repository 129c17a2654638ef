import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { activate } from '../../../shell/src/releases/registry/registry.ts';
import { awaitDeployStatus } from '../../../shell/src/releases/registry/deploy-status.ts';
import { changeRegistry, readRegistry, registryEvent } from '../../../shell/src/releases/registry/registry-log.ts';
import type { Registry, Release, Revision } from '../../../shell/src/releases/release.schema.ts';
import { readRelease, storeFolder } from '../../../shell/src/releases/store/store.ts';
import { publishVariant } from '../../../shell/src/testing/sample-releases/built-releases.ts';
import { startSite, asInProduction } from '../../site/process/start-site.ts';
import { megabytes } from './pages-per-cpu-second.ts';
import { median } from '../median.ts';

/** The numbers of swaps between which the memory is compared. */
const [early, late] = [10, 200] as const;
/** How often it is measured for each, after a swap more each time: V8 takes and gives back some megabytes at moments of its own. The median counts. */
const measurements = 3;
/** How much the memory may grow between them. */
const mostGrowth = 1.02;
/** The pause before a measurement, in milliseconds, in which processes free memory and spare processes are replaced. */
const rest = 30_000;

/**
 * Makes two releases of a section live in turn, 200 times, and visits a page after each. Measures the memory of the listening process
 * and of all processes at rest, after ten swaps and after all. Each swap starts new workers.
 * @returns rows for a table, and one sentence for each memory that grows too much
 */
export async function memoryOverDeploys(): Promise<{ rows: object[]; problems: string[] }> {
  const site = await startSite({ env: asInProduction });
  try {
    const store = storeFolder(site.dataDir);
    const live = await readRelease(store, 'jobs', (await readRegistry(store)).apps.jobs?.version ?? '');
    const variants: Release[] = [];
    for (const version of ['swap-a', 'swap-b']) variants.push(await publishVariant(store, live, { version }));
    const held: Held[] = [];
    for (let swap = 1; swap <= late; swap++) {
      await deploy(store, variants[swap % variants.length] as Release);
      const { status } = await fetch(`${site.url}/portal-empleo`);
      if (status !== 200) throw new Error(`after swap ${swap} a page answers ${status}`);
      if ([early, late].some((last) => swap > last - measurements && swap <= last))
        held.push(await megabytesAtRest(site.pid));
    }
    const problems: string[] = [];
    const rows = (['listening process', 'all processes'] as const).map((of) => {
      const measured = held.map((one) => one[of]);
      const [first, last] = [median(measured.slice(0, measurements)), median(measured.slice(-measurements))];
      const growth = (last / first).toFixed(3);
      if (last / first > mostGrowth)
        problems.push(
          `${of}: ${growth} of the memory after ${late} swaps against ${early}; at most ${mostGrowth} is allowed.`,
        );
      return {
        'memory of': of,
        [`after ${early} swaps, MB`]: Math.round(first),
        [`after ${late}, MB`]: Math.round(last),
        'late : early': growth,
      };
    });
    return { rows, problems };
  } finally {
    await site.stop();
  }
}

async function deploy(store: string, release: Release): Promise<void> {
  const by = { who: 'bench', commit: 'unknown', isDirty: false, why: '' };
  const change = (registry: Registry) => ({
    event: registryEvent('deploy', release, by),
    ...activate(registry, release),
  });
  await awaitDeployStatus(store, (await changeRegistry(store, change)) as Revision);
}

/** Resident memory in megabytes (Linux); for all processes together, shared memory counts once. */
type Held = Record<'listening process' | 'all processes', number>;

async function megabytesAtRest(pid: number): Promise<Held> {
  await wait(rest);
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return {
    'listening process': Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024,
    'all processes': await megabytes(pid),
  };
}
