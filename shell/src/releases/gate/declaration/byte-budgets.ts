import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Release } from '../../release.schema.ts';

/** Limits on a page or a slot of a section as sent to visitors (brotli), in bytes; the heaviest now has 30 and 5 KB. */
export const scriptBudget = 60 * 1024;
export const styleBudget = 16 * 1024;
/** The pictures within the styles of a page or slot, which are there before it is drawn. */
const inlinedBudget = 100 * 1024;
/** All files of a section for the browser, precompressed ones included, in bytes. */
export const releaseBudget = 5 * 1024 * 1024;
/** One picture and one font, which a slow phone waits for; the heaviest now have 90 and 36 KB. */
export const pictureBudget = 800 * 1024;
export const fontBudget = 400 * 1024;
const fileBudgets: readonly [kind: RegExp, budget: number][] = [
  [/\.(?:avif|gif|jpe?g|png|svg|webp)$/, pictureBudget],
  [/\.woff2$/, fontBudget],
];

const films = /^browser\/.*\.(?:mp3|m4a|ogg|mp4|webm)$/;

/** The bytes of a release's films and sounds, by the address that visitors' browsers ask for. @param folder of the release */
export async function filmSizes(
  folder: string,
  { name, version, integrity }: Pick<Release, 'name' | 'version' | 'integrity'>,
): Promise<ReadonlyMap<string, number>> {
  const files = Object.keys(integrity).filter((file) => films.test(file));
  const sized = files.map(
    async (file) => [`/assets/${name}/${version}/${file}`, (await stat(join(folder, file))).size] as const,
  );
  return new Map(await Promise.all(sized));
}

/** Checks that scripts and styles of each page and slot, with the section's entry, are within the budgets. */
export async function budgetProblems(folder: string, { name, chunks, integrity }: Release): Promise<string[]> {
  const sizes = new Map(
    await Promise.all(
      Object.keys(integrity)
        .filter((file) => file.startsWith('browser/'))
        .map(async (file) => [file, (await stat(join(folder, file))).size] as const),
    ),
  );
  const weigh = (files: Iterable<string>) =>
    [...files].reduce((sum, file) => sum + (sizes.get(`browser/${file}.br`) ?? sizes.get(`browser/${file}`) ?? 0), 0);
  const entry = ['remote.js', ...(chunks[`${name}.remote`]?.js ?? [])];
  const problems: string[] = [];
  for (const [chunk, { js, css }] of Object.entries(chunks)) {
    problems.push(...over(chunk, 'scripts', weigh(new Set([...entry, ...js])), scriptBudget));
    const whole = weigh(new Set(css));
    if (whole <= styleBudget) continue;
    const rules = await weighRules(folder, new Set(css));
    problems.push(
      ...over(chunk, 'styles', rules, styleBudget),
      ...over(chunk, 'pictures in styles', whole - rules, inlinedBudget),
    );
  }
  const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const files = [...sizes].flatMap(([file, size]) =>
    fileBudgets.flatMap(([kind, budget]) => (kind.test(file) ? over(file, 'contents', size, budget) : [])),
  );
  return [...problems, ...files, ...over('the release', 'files', whole, releaseBudget)];
}

/** The weight of style sheets without the files that the build has put into them. */
async function weighRules(folder: string, css: Iterable<string>): Promise<number> {
  const sheets = await Promise.all([...css].map((file) => readFile(join(folder, 'browser', file), 'utf8')));
  const rules = sheets.map((sheet) => sheet.replaceAll(/data:[^;,]+;base64,[^"')]+/g, ''));
  return rules.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
}

function over(what: string, kind: string, weight: number, budget: number): string[] {
  return weight > budget ? [`${what}: its ${kind} weigh ${kilobytes(weight)}, the budget is ${kilobytes(budget)}`] : [];
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}
