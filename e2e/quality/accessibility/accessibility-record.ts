import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { foundFolder } from '../resumable.ts';

/** What was found wrong with a page, a sentence each. */
export interface Checks {
  axe: string[];
  targets: string[];
  /** Of letters over drawings, on rendered pixels. */
  contrast: string[];
  movement: string[];
  /** At 320 px. */
  reflow: string[];
  /** Of twice the size. */
  letters: string[];
  focus: string[];
}

export interface PageRecord {
  path: string;
  /** ISO 8601. */
  checkedAt: string;
  found: Checks;
}

/** Nothing found: lists to be filled, and what a page in order is compared with. */
export function none(): Checks {
  return { axe: [], targets: [], contrast: [], movement: [], reflow: [], letters: [], focus: [] };
}

/** One file a page and language; `write-accessibility-result.ts` sums them up. */
export const recordFolder = join(foundFolder, 'accessibility');

function fileOf(path: string): string {
  return join(recordFolder, `${encodeURIComponent(path)}.json`);
}

/** Replaces what a run before found. @param path of the page with its language */
export async function record(path: string, found: Checks): Promise<void> {
  await mkdir(recordFolder, { recursive: true });
  const checked: PageRecord = { path, checkedAt: new Date().toISOString(), found };
  await writeFile(fileOf(path), JSON.stringify(checked));
}

/** `OFGC_RESUME=1`: a run that was cut off goes on with what it has not found in order. */
export async function isDone(path: string): Promise<boolean> {
  if (process.env.OFGC_RESUME !== '1') return false;
  return readFile(fileOf(path), 'utf8').then(
    (text) => Object.values((JSON.parse(text) as PageRecord).found).every((faults: string[]) => faults.length === 0),
    () => false,
  );
}
