import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { type Release, releaseSchema, versionName } from '../../release.schema.ts';
import { readJson, writeJson } from '../../store/store.ts';

/** A passed gate, or a browser check, with one release of the shell: the release need not pass again with it. */
export interface Trial {
  /** The record's name: `gateTrial` or `browserTrial`. */
  shell: string;
  /** Notes on checks that could not be made. */
  notes: string[];
}

/**
 * The name of the record of a passed gate with this shell. A version names the files of a release alone; what its `release.json` says of
 * its links, texts and addresses has passed with them, whatever another one of the same files says.
 */
export function gateTrial(shell: string, release: Release): string {
  const { integrity: _files, commit: _commit, builtAt: _builtAt, ...said } = releaseSchema.parse(release);
  return `${shell}.${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16)}`;
}

/** The name of the record of a browser check with this shell: its result, with the team's signature. */
export function browserTrial(shell: string): string {
  return `${shell}.browser`;
}

type Named = Pick<Release, 'name' | 'version'>;
/** @throws where the shell's name is none, because it may come from elsewhere and lead out of the folder */
function trialFile(store: string, { name, version }: Named, shell: string): string {
  if (!versionName.test(shell)) throw new Error(`“${shell}” is no release of the shell.`);
  return join(store, 'trials', `${name}-${version}-${shell}.json`);
}
const trialSchema = z.object({ shell: z.string(), notes: z.array(z.string()) });

/** @returns null where the release has not passed with this shell yet, or the record is damaged: it is tried again */
export async function readTrial(store: string, release: Named, shell: string): Promise<Trial | null> {
  return readJson(trialFile(store, release, shell), trialSchema).catch(() => null);
}

/** The records with all shells. */
export async function readTrials(store: string, { name, version }: Named): Promise<Trial[]> {
  const files = await readdir(join(store, 'trials')).catch(() => []);
  const shells = files
    .filter((file) => file.startsWith(`${name}-${version}-`))
    .map((file) => file.slice(`${name}-${version}-`.length, -'.json'.length));
  const trials = await Promise.all(shells.map((shell) => readTrial(store, { name, version }, shell)));
  return trials.filter((trial) => trial !== null);
}

/** Replaces an earlier record with the same shell. */
export async function writeTrial(store: string, release: Named, trial: Trial): Promise<void> {
  const file = trialFile(store, release, trial.shell);
  await mkdir(join(store, 'trials'), { recursive: true });
  await writeJson(file, trial);
}
