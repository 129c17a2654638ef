import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** The paths that a run tests, relative to the root. Empty lists stand for everything. */
export interface Selection {
  /** Packages, folders or files whose unit tests run and which are linted. */
  sources: string[];
  /** Folders or files of browser tests. */
  specs: string[];
  /** Journeys about the named packages. */
  journeys: string[];
}

const browserTests = /^e2e\/(journeys|quality)(\/|$)(?!.*\.test\.ts$)/;

/**
 * Finds the packages, folders and files that the words name: packages by folder, by name or without “mfe-”, the others by path.
 * @throws an error of one sentence for a word that names nothing
 */
export function select(root: string, words: readonly string[]): Selection {
  const selection: Selection = { sources: [], specs: [], journeys: [] };
  const packages = readdirSync(root).filter((folder) => existsSync(join(root, folder, 'package.json')));
  for (const word of words) {
    const name = word.replace(/^@ofgc\//, '').replace(/\/$/, '');
    const folder = [name, `mfe-${name}`].find((one) => packages.includes(one));
    const path = folder ?? relative(root, resolve(root, word));
    if (!folder && (!existsSync(join(root, path)) || path.startsWith('..') || path.startsWith('node_modules')))
      throw new Error(`“${word}” is no package and no file. The packages are ${packages.join(', ')}.`);
    if (folder === 'e2e') selection.specs.push('e2e');
    if (browserTests.test(path)) selection.specs.push(path);
    else selection.sources.push(path);
    const journeys = folder && join('e2e/journeys', folder.replace(/^mfe-/, ''));
    if (journeys && existsSync(join(root, journeys))) selection.journeys.push(journeys);
  }
  return selection;
}
