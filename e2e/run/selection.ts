import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

/** What a run is about: paths from the root. Empty lists are all there is. */
export interface Selection {
  /** Packages, folders or files whose unit tests run and which are linted. */
  sources: string[];
  /** Folders or files of browser tests. */
  specs: string[];
  /** Journeys that concern what was named. */
  journeys: string[];
}

const browserTests = /^e2e\/(journeys|quality)(\/|$)(?!.*\.test\.ts$)/;

/**
 * Packages by folder, by name or without the “mfe-”; folders and files by path.
 * @throws one sentence about a word that names nothing
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
