import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Release } from '../release.schema.ts';
import { writeJson } from '../store/store.ts';

/** A release that passed the whole gate under one release of the shell; both are named by their content, so it need not pass it again. */
export interface Trial {
  shell: string;
  /** What could not be tried. */
  notes: string[];
}

/** The name of the record of a check in the browser under this shell: what was seen, with the team's signature. */
export function browserTrial(shell: string): string {
  return `${shell}.browser`;
}

type Named = Pick<Release, 'name' | 'version'>;
const trialFile = (store: string, { name, version }: Named, shell: string) =>
  join(store, 'trials', `${name}-${version}-${shell}.json`);
const trialSchema = z.object({ shell: z.string(), notes: z.array(z.string()) });

/** Null where it did not pass under this shell yet. */
export async function readTrial(store: string, release: Named, shell: string): Promise<Trial | null> {
  const text = await readFile(trialFile(store, release, shell), 'utf8').catch(() => null);
  return text === null ? null : trialSchema.parse(JSON.parse(text));
}

/** Under all shells. */
export async function readTrials(store: string, { name, version }: Named): Promise<Trial[]> {
  const files = await readdir(join(store, 'trials')).catch(() => []);
  const shells = files
    .filter((file) => file.startsWith(`${name}-${version}-`))
    .map((file) => file.slice(`${name}-${version}-`.length, -'.json'.length));
  const trials = await Promise.all(shells.map((shell) => readTrial(store, { name, version }, shell)));
  return trials.filter((trial) => trial !== null);
}

/** Replaces an earlier one under the same shell. */
export async function writeTrial(store: string, release: Named, trial: Trial): Promise<void> {
  await mkdir(join(store, 'trials'), { recursive: true });
  await writeJson(trialFile(store, release, trial.shell), trial);
}
