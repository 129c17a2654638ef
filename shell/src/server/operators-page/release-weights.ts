import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '../../releases/release.schema.ts';
import { readRelease, releaseFolder } from '../../releases/store/store.ts';

/** A release never changes, so its size is computed only once. */
const known = new Map<string, number>();

/** Compressed sizes of the browser files of live, canary and previous releases, by `concerts@1a2b`. @returns none where files are gone */
export async function releaseWeights(store: string, { apps }: Registry): Promise<Map<string, number>> {
  const weights = new Map<string, number>();
  for (const [name, { version, previous, canary }] of Object.entries(apps))
    for (const one of [version, ...previous, ...(canary ? [canary.version] : [])]) {
      const weight = known.get(`${name}@${one}`) ?? (await weigh(store, name, one).catch(() => undefined));
      if (weight === undefined) continue;
      known.set(`${name}@${one}`, weight);
      weights.set(`${name}@${one}`, weight);
    }
  return weights;
}

async function weigh(store: string, name: string, version: string): Promise<number> {
  const files = Object.keys((await readRelease(store, name, version)).integrity);
  const sent = files.filter((file) => /^browser\/.*\.(?:js|css)\.br$/.test(file));
  const sizes = await Promise.all(
    sent.map(async (file) => (await stat(join(releaseFolder(store, name, version), file))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
