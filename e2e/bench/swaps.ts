import { readFile } from 'node:fs/promises';
import { activate } from '../../shell/src/releases/registry/registry.ts';
import { awaitDeployStatus } from '../../shell/src/releases/registry/deploy-status.ts';
import { changeRegistry, readRegistry, registryEvent } from '../../shell/src/releases/registry/registry-log.ts';
import type { Registry, Release, Revision } from '../../shell/src/releases/release.schema.ts';
import { readRelease, storeFolder } from '../../shell/src/releases/store/store.ts';
import { publishVariant } from '../../shell/src/testing/built-releases.ts';
import { startSite } from '../site/start-site.ts';

const swaps = 200;
/** So many swaps around each of the two points are looked at: garbage comes and goes. */
const span = 10;

/**
 * Makes two releases of a section live in turn, 200 times, and visits a page after each: what the listening process holds after ten swaps
 * and after all. Workers are new with each swap.
 */
export async function memoryOverSwaps(): Promise<object[]> {
  const site = await startSite();
  try {
    const store = storeFolder(site.dataDir);
    const live = await readRelease(store, 'jobs', (await readRegistry(store)).apps.jobs?.version ?? '');
    const variants: Release[] = [];
    for (const version of ['swap-a', 'swap-b']) variants.push(await publishVariant(store, live, { version }));
    const held: number[] = [];
    for (let swap = 0; swap < swaps; swap++) {
      await deploy(store, variants[swap % variants.length] as Release);
      const { status } = await fetch(`${site.url}/portal-empleo`);
      if (status !== 200) throw new Error(`after swap ${swap + 1} a page answers ${status}`);
      held.push(await megabytesOf(site.pid));
    }
    const [early, late] = [median(held.slice(span / 2, span * 1.5)), median(held.slice(-span))];
    return [{ 'after 10 swaps, MB': early, [`after ${swaps}, MB`]: late, 'late : early': (late / early).toFixed(3) }];
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

/** Of one process (Linux). */
async function megabytesOf(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0) / 1024;
}

function median(values: readonly number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
