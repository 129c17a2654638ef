import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from './release.schema.ts';
import { writeJson } from './store.ts';

const statusTimeout = 40_000;

/** `deploy-status.json` in the store: what the running site serves, and which releases it refused. */
export interface DeployStatus {
  /** Of the supervisor. */
  pid: number;
  registry: Registry;
  /** `at`: milliseconds of the real clock, so that a second try of the same release is not taken for its first. */
  refused: { name: string; version: string; reason: string; at: number }[];
}

const statusFile = (store: string) => join(store, 'deploy-status.json');

export async function writeDeployStatus(store: string, status: DeployStatus): Promise<void> {
  await writeJson(statusFile(store), status);
}

/**
 * What the running site says of a release that was just made live.
 * @param since when it was made live, in milliseconds: earlier refusals of the same release do not count
 * @throws with the reason when it was refused, or when nothing is heard within 40 s
 */
export async function awaitDeployStatus(store: string, name: string, version: string, since: number): Promise<string> {
  const began = Date.now();
  if (!(await isSiteRunning(store))) return `${name} ${version} is the live release; no site runs on this folder now.`;
  while (Date.now() - began < statusTimeout) {
    const { registry, refused } = await readDeployStatus(store);
    const refusal = refused.find((one) => one.name === name && one.version === version && one.at >= since);
    if (refusal)
      throw new Error(`${name} ${version} was refused and the site serves what it served before: ${refusal.reason}`);
    if (registry.apps[name]?.version === version) return `${name} ${version} is live.`;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The site did not say within ${statusTimeout / 1000} s whether it took ${name} ${version}.`);
}

async function readDeployStatus(store: string): Promise<DeployStatus> {
  return JSON.parse(await readFile(statusFile(store), 'utf8')) as DeployStatus;
}

async function isSiteRunning(store: string): Promise<boolean> {
  try {
    process.kill((await readDeployStatus(store)).pid, 0);
    return true;
  } catch {
    return false;
  }
}
