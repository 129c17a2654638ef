import { z } from 'zod';
import { contentPageEntrySchema, contentPageSchema } from '@ofgc/shared/domain/content-page.schema.ts';
import { contentPathPattern } from '@ofgc/shared/domain/content-path.ts';
import { oneQuerySchema } from '@ofgc/shared/domain/list.schema.ts';
import { defaultLocale, type Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn, type Text } from '../../content/bilingual.ts';
import { checkBlocks } from './check-blocks.ts';
import { hasFallenBack, readBlocks } from './read-blocks.ts';
import type { Database } from '../../database/database.ts';
import type { Api, ApiContext } from '../../http/api.ts';
import { notFound } from '../../http/http-error.ts';

const querySchema = z.strictObject({ ...oneQuerySchema.shape, path: z.string().regex(contentPathPattern).optional() });
const answerSchema = z.union([
  z.object({ data: contentPageSchema }),
  z.object({ data: z.array(contentPageEntrySchema), meta: z.object({ total: z.number().int() }) }),
]);

interface PageRow {
  pathEs: string;
  pathEn: string;
  title: Text;
  description: Text;
  updatedOn: string;
}

function readEntry({ pathEs, pathEn, title, description, updatedOn }: PageRow, lang: Locale) {
  const read = readerIn(lang);
  const paths = { es: pathEs, en: pathEn };
  const words = { title: read(title), description: read(description) };
  return { path: paths[lang], paths, ...words, updatedOn, lang: read.lang };
}

const shown = (database: Database) =>
  database
    .selectFrom('contentPages')
    .select(['pathEs', 'pathEn', 'title', 'description', 'updatedOn'])
    .where('isDraft', '=', false)
    .orderBy('sortOrder')
    .orderBy('pathEs');

/** `/a/b/c` → `/a`, `/a/b` */
function pathsAbove(path: string): string[] {
  const words = path.split('/').slice(1, -1);
  return words.map((_, index) => `/${words.slice(0, index + 1).join('/')}`);
}

/**
 * One page by its address in either language, with the pages above and right below it.
 * @param report is told of blocks that cannot be shown: somebody changed the table by hand
 * @throws HttpError 404
 */
async function findPage(
  database: Database,
  { path, lang }: { path: string; lang: Locale },
  report: (sentence: string) => void,
) {
  const [page] = await database
    .selectFrom('contentPages')
    .selectAll()
    .where('isDraft', '=', false)
    .where((where) => where.or([where('pathEs', '=', path), where('pathEn', '=', path)]))
    .execute()
    // A word may be the address of one page in Spanish and of another in English.
    .then((pages) => pages.toSorted((a) => ((lang === 'es' ? a.pathEs : a.pathEn) === path ? -1 : 1)));
  if (!page) throw notFound();
  const above = pathsAbove(page.pathEs);
  const trail = above.length > 0 ? await shown(database).where('pathEs', 'in', above).execute() : [];
  const below = await shown(database)
    .where('pathEs', 'like', `${page.pathEs}/%`)
    .where('pathEs', 'not like', `${page.pathEs}/%/%`)
    .execute();
  const { blocks: sound, problems } = checkBlocks(page.blocks);
  for (const { place, message } of problems) report(`content page ${page.pathEs}: ${place}: ${message}`);
  const blocks = readBlocks(sound, lang);
  const read = readerIn(lang);
  const [, lead] = [read(page.title), read(page.lead)];
  const entry = readEntry(page, lang);
  return {
    ...entry,
    lead,
    titleLang: read.lang,
    lang: hasFallenBack(blocks) ? defaultLocale : read.lang,
    trail: trail
      .map((one) => readEntry(one, lang))
      .toSorted((a, b) => a.path.length - b.path.length)
      .map(({ path: to, title }) => ({ path: to, title })),
    children: below
      .map((one) => readEntry(one, lang))
      .map(({ path: to, title, description, lang: ownLang }) => ({ path: to, title, description, lang: ownLang })),
    blocks,
  };
}

/** `GET /api/content-pages?path=` answers one page of blocks, 404 where there is none; without a path, all of them without their blocks. */
export function contentPageRoutes(api: Api, { database }: ApiContext): void {
  api.get(
    '/api/content-pages',
    { schema: { tags: ['house'], querystring: querySchema, response: { 200: answerSchema } } },
    async ({ query: { path, lang }, log }) => {
      if (path !== undefined)
        return { data: await findPage(database, { path, lang }, (sentence) => log.error(sentence)) };
      const data = (await shown(database).execute()).map((page) => readEntry(page, lang));
      return { data, meta: { total: data.length } };
    },
  );
}
