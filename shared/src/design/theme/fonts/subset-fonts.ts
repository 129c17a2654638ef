import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { readArgumentsOrEnd } from '../../../commands/read-arguments.ts';
import { letters } from './font-characters.ts';

// npm run fonts: reduces the two families to the letters, weights and optical sizes that the site shows. The results are
// beside this file and committed; run it again when font-characters.ts, an axis or a family's package changes.

readArgumentsOrEnd({ usage: 'npm run fonts', options: {}, most: 0 });

/** An axis of a variable font, pinned or cut to a range. */
type Axis = number | { min: number; max: number };

interface Family {
  name: string;
  /** The family's variable font files, by the letters that they have. */
  source: Record<keyof typeof letters, string>;
  axes: Record<string, Axis>;
}

const families: readonly Family[] = [
  {
    name: 'fraunces',
    source: {
      western: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
      names: '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
    },
    // One weight for titles, as a second axis costs 9 KB. Sizes above 56 px have the hairlines of 56 px.
    axes: { wght: 450, opsz: { min: 16, max: 56 } },
  },
  {
    name: 'figtree',
    source: {
      western: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
      names: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
    },
    axes: { wght: { min: 400, max: 700 } },
  },
];

/** The features that the styles use: kerning, ligatures, tabular figures and others. */
const keepFeatures = ['kern', 'liga', 'lnum', 'pnum', 'tnum'];

const find = createRequire(import.meta.url);

for (const { name, source, axes } of families) {
  for (const part of ['western', 'names'] as const) {
    const font = await readFile(find.resolve(source[part]));
    const subset = await subsetFont(font, letters[part], {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures,
      noHinting: true,
    });
    await writeFile(new URL(`${name}-${part}.woff2`, import.meta.url), subset);
    process.stdout.write(`${name}-${part}.woff2: ${subset.length} bytes\n`);
  }
}
