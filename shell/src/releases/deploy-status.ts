import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Serving } from '../server/supervisor/supervisor.ts';

const verdictTimeout = 40_000;

/**
 * What the running site says of a release that was just made live.
 * @param asked when it was made live, in milliseconds: earlier refusals of the same release do not count
 * @throws with the gate's reason when it was refused, or when nothing is heard within 40 s
 */
export async function awaitVerdict(store: string, name: string, version: string, asked: number): Promise<string> {
  const file = join(store, 'serving.json');
  const began = Date.now();
  if (!(await isServed(file))) return `${name} ${version} is the live release; no site runs on this folder now.`;
  while (Date.now() - began < verdictTimeout) {
    const { registry, refused } = JSON.parse(await readFile(file, 'utf8')) as Serving;
    const refusal = refused.find((one) => one.name === name && one.version === version && one.at >= asked);
    if (refusal)
      throw new Error(`${name} ${version} was refused and the site serves what it served before: ${refusal.reason}`);
    if (registry.apps[name]?.version === version) return `${name} ${version} is live.`;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site did not say within ${verdictTimeout / 1000} s whether it took ${name} ${version}.`);
}

async function isServed(file: string): Promise<boolean> {
  try {
    process.kill((JSON.parse(await readFile(file, 'utf8')) as Serving).pid, 0);
    return true;
  } catch {
    return false;
  }
}
