import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { z } from 'zod';
import { deepestPage } from '@ofgc/shared/domain/content-pages/content-path.ts';
import { messageOf } from '@ofgc/shared/text/message-of.ts';
import { descriptionSchema, textSchema } from '../../content/bilingual.ts';
import { type Facts, insertFacts } from '../../content/facts.ts';
import { checkBlocks, type ContentBlock } from './check-blocks.ts';
import { daySchema } from '../../content/dates.ts';

/** The pages' folder below the content folder; its subfolders are the tree of pages. */
const pagesFolder = 'content-pages';

const slug = z.string().regex(/^[a-z0-9-]{1,80}$/);

const fileSchema = z.strictObject({
  /** The last part of the English address; the Spanish one is the file's name. */
  slugInEnglish: slug.optional(),
  title: textSchema,
  description: descriptionSchema,
  lead: textSchema,
  /** Search words, as on other pages (`resources/pages/content.ts`). */
  searchedAs: textSchema.optional(),
  updatedOn: daySchema,
  /** Its position among the pages of the same folder. */
  order: z.int().default(0),
  /** A draft is neither shown nor found. */
  isDraft: z.boolean().default(false),
  blocks: z.array(z.unknown()),
});

export interface PageContent extends Omit<z.infer<typeof fileSchema>, 'blocks' | 'slugInEnglish'> {
  pathEs: string;
  pathEn: string;
  blocks: ContentBlock[];
}

/** The pages, the text of their files (for the hash), and warnings to the editor. */
interface PagesContent {
  pages: PageContent[];
  text: string;
  warnings: string[];
}

/**
 * Reads the pages of a content folder. `content-pages/visitantes/islas.json` is the page `/visitantes/islas`.
 * @param facts that the texts may name
 * @throws Error naming the file and the wrong place
 */
export async function readPages(contentFolder: string, facts: Facts = {}): Promise<PagesContent> {
  const folder = join(contentFolder, pagesFolder);
  const entries = await readdir(folder, { recursive: true });
  // Parent pages come first, because a page's English address begins with its parent's.
  const files = entries
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replaceAll(sep, '/'))
    .toSorted((a, b) => a.split('/').length - b.split('/').length || (a < b ? -1 : 1));
  const pages = new Map<string, PageContent>();
  const read: PagesContent = { pages: [], text: '', warnings: [] };
  for (const file of files) {
    const text = await readFile(join(folder, file), 'utf8');
    read.text += `${file}${text}`;
    const { page, warnings } = readPage(file, text, { above: pages, facts });
    pages.set(page.pathEs, page);
    read.warnings.push(...warnings);
  }
  read.pages = [...pages.values()];
  const twice = read.pages.find(
    ({ pathEn }, index) => read.pages.findIndex((page) => page.pathEn === pathEn) !== index,
  );
  if (twice) throw new Error(`${fileOf(twice)}: the English address ${twice.pathEn} belongs to another page already`);
  return read;
}

interface Surroundings {
  above: ReadonlyMap<string, PageContent>;
  facts: Facts;
}

function fileOf({ pathEs }: { pathEs: string }): string {
  return `${pagesFolder}${pathEs}.json`;
}

function readPage(file: string, text: string, { above, facts }: Surroundings) {
  const pathEs = `/${file.replace(/\.json$/, '')}`;
  const words = pathEs.slice(1).split('/');
  const fail = (sentence: string): never => {
    throw new Error(`${fileOf({ pathEs })}: ${sentence}`);
  };
  if (words.length > deepestPage) fail(`pages lie at most ${deepestPage} levels deep`);
  if (words.some((word) => !slug.safeParse(word).success))
    fail('an address has small letters, figures and hyphens only');
  const parentPath = pathEs.slice(0, pathEs.lastIndexOf('/'));
  const parent = above.get(parentPath);
  if (parentPath && !parent) fail(`the page above it is missing: ${fileOf({ pathEs: parentPath })}`);
  const parsed = fileSchema.safeParse(parseJson(text, facts, fail));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return fail(`${issue?.path.map(String).join(', ')}: ${issue?.message}`);
  }
  const { blocks, slugInEnglish, ...rest } = parsed.data;
  const checked = checkBlocks(blocks);
  const [wrong] = checked.problems.filter(({ isUnknown }) => !isUnknown);
  if (wrong) fail(`${wrong.place}: ${wrong.message}`);
  const pathEn = `${parent?.pathEn ?? ''}/${slugInEnglish ?? words.at(-1)}`;
  const page: PageContent = { ...rest, pathEs, pathEn, blocks: checked.blocks };
  return { page, warnings: checked.problems.map(({ place, message }) => `${fileOf(page)}: ${place}: ${message}`) };
}

function parseJson(text: string, facts: Facts, fail: (sentence: string) => never): unknown {
  try {
    return insertFacts(JSON.parse(text), facts);
  } catch (error) {
    return fail(messageOf(error));
  }
}
