import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { passedFolder } from '../passed-checks.ts';

/** The faults found on a page, one sentence each. */
export interface Checks {
  axe: string[];
  targets: string[];
  /** Faint text over drawings, measured on rendered pixels. */
  contrast: string[];
  movement: string[];
  /** Content lost at a width of 320 px. */
  reflow: string[];
  /** Content lost with letters of up to twice the size. */
  letters: string[];
  focus: string[];
}

export interface PageRecord {
  path: string;
  found: Checks;
}

/** A record without faults: tests fill its lists, and compare the record of a faultless page with it. */
export function none(): Checks {
  return { axe: [], targets: [], contrast: [], movement: [], reflow: [], letters: [], focus: [] };
}

/** Holds one file for each page and language; `write-accessibility-result.ts` sums them up. */
export const recordFolder = join(passedFolder, 'accessibility');

function fileOf(path: string): string {
  return join(recordFolder, `${encodeURIComponent(path)}.json`);
}

/** Writes the record of a page over that of an earlier run. @param path the page's path, with its language */
export async function record(path: string, found: Checks): Promise<void> {
  await mkdir(recordFolder, { recursive: true });
  const checked: PageRecord = { path, found };
  await writeFile(fileOf(path), JSON.stringify(checked));
}

/** Whether an earlier run found no faults on this page. Only with `OFGC_RESUME=1`, which continues an interrupted run. */
export async function isDone(path: string): Promise<boolean> {
  if (process.env.OFGC_RESUME !== '1') return false;
  return readFile(fileOf(path), 'utf8').then(
    (text) => Object.values((JSON.parse(text) as PageRecord).found).every((faults: string[]) => faults.length === 0),
    () => false,
  );
}
