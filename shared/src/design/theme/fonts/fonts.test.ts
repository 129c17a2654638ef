import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { remoteFolders } from '../../../testing/read-sections.ts';
import { letters } from './font-characters.ts';

/** @returns the code points of some letters as a CSS `unicode-range` */
function unicodeRange(text: string): string {
  const points = [...new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0))].toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run?.[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase().padStart(4, '0');
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(', ');
}

const root = join(import.meta.dirname, '../../../../..');
const parts = ['western', 'names'] as const;
const families = ['fraunces', 'figtree'] as const;
const read = (family: string, part: string) => readFileSync(join(import.meta.dirname, `${family}-${part}.woff2`));
const lettersOf = (family: string, part: string) =>
  new Set((create(read(family, part)) as Font).characterSet.map((point) => String.fromCodePoint(point)));

/** All texts of the content and the interface. */
function texts(): string[] {
  const packages = ['shell', 'api', ...remoteFolders];
  const catalogues = ['shared/src/i18n/locales', ...packages.map((name) => `${name}/src/locales`)];
  const sections = ['shell', ...remoteFolders].map((name) => join(root, name, 'src/section.ts'));
  const filesIn = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      if (statSync(path).isDirectory()) return filesIn(path);
      return name.endsWith('.json') ? [path] : [];
    });
  return [...sections, ...['api/content', ...catalogues].flatMap((folder) => filesIn(join(root, folder)))];
}

describe.each(families)('the font %s', (family) => {
  it.each(parts)('has every character of its list for `%s` (npm run fonts)', (part) => {
    const inFont = lettersOf(family, part);
    expect(Array.from(letters[part]).filter((letter) => !inFont.has(letter))).toEqual([]);
  });

  it('has every character of the content and the interface', () => {
    const known = new Set(parts.flatMap((part) => [...lettersOf(family, part)]));
    const missing = texts().flatMap((path) =>
      [...new Set(readFileSync(path, 'utf8'))]
        .filter((letter) => letter !== '\n' && !known.has(letter))
        .map((letter) => `${letter} in ${path.slice(root.length)}`),
    );
    expect(missing).toEqual([]);
  });
});

it.each(parts)('fonts.css names the unicode range of the files `%s`', (part) => {
  const css = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8');
  const faces = css.split('@font-face').filter((face) => face.includes(`-${part}.woff2`));
  const ranges = faces.map((face) => /unicode-range:([^;]+);/.exec(face)?.[1]?.replaceAll(/\s+/g, ' ').trim());
  expect(ranges).toEqual(families.map(() => unicodeRange(letters[part])));
});

it('the font files of every page are below 36 KB, and below 45 KB with those for names', () => {
  const sizeOf = (part: string) => families.reduce((sum, family) => sum + read(family, part).length, 0) / 1024;
  expect(sizeOf('western')).toBeLessThan(36);
  expect(sizeOf('western') + sizeOf('names')).toBeLessThan(45);
});
