import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { diff } from 'node:util';

export interface Difference {
  /** The address of the page or API response. */
  address: string;
  /** The lines that only one of the two folders has: `- …` the first, `+ …` the second. */
  lines: string[];
}

/** The addresses at which two saved folders differ. */
export async function differences(before: string, after: string): Promise<Difference[]> {
  const names = new Set([...(await readdir(before)), ...(await readdir(after))]);
  const found: Difference[] = [];
  for (const name of [...names].toSorted()) {
    const [one, other] = [await readLines(before, name), await readLines(after, name)];
    const address = one[0] ?? other[0] ?? name;
    if (one.length === 0 || other.length === 0)
      found.push({ address, lines: [one.length === 0 ? '+ only in the second' : '- only in the first'] });
    else if (one.join('\n') !== other.join('\n')) found.push({ address, lines: changes(one, other) });
  }
  return found;
}

function changes(before: string[], after: string[]): string[] {
  return diff(before, after)
    .filter(([side]) => side !== 0)
    .map(([side, line]) => `${side > 0 ? '-' : '+'} ${line}`);
}

async function readLines(folder: string, name: string): Promise<string[]> {
  return readFile(join(folder, name), 'utf8').then(
    (text) => text.trimEnd().split('\n'),
    () => [],
  );
}
