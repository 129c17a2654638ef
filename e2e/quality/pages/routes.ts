import type { SectionExample } from '../../../shared/src/contract/section.schema.ts';
import type { Locale } from '../../../shared/src/domain/locale.ts';
import { currentBookletPath } from '../../../shared/src/routes/concerts/programme-booklets.ts';
import { readSections } from '../../../shared/src/testing/read-sections.ts';

/** One page of this release, at its address in each language. */
export type Address = Pick<SectionExample, 'page' | 'es' | 'en' | 'canonical'>;

/** Most pages have one address; English only adds its prefix. */
function same(page: string, path: string): Address {
  return { page, es: path, en: path === '/' ? '/en' : `/en${path}` };
}

const named = await readSections();
const sections = Object.values(named);
const examples = sections.flatMap((section) => section.examples);

/** Pages with code of their own, one for each structure. Each section declares its own (`src/section.ts`). */
export const pageTypes: readonly Address[] = [
  ...sections
    .flatMap(({ pages }) => pages)
    // Without anchors, which are parts of a page, and without `/programa`, which redirects to the booklet of the day.
    .filter(({ path }) => !path.includes('#') && path !== currentBookletPath)
    .map(({ path, title }) => same(title.en, path)),
  ...examples.filter(({ isText }) => !isText),
];

/** Pages of text, which share one component. */
export const textPages: readonly Address[] = examples.filter(({ isText }) => isText);

/** Every page of this release that answers 200. */
export const pages: readonly Address[] = [...pageTypes, ...textPages];

/** The address of a thing beside this one that does not exist: its number is another one. */
const otherNumber = (path: string) => path.replace(/\d+$/, '9900');
/** The same with another name, and another number where it has one. */
const otherName = (path: string) => otherNumber(path).replace(/[^/]+(\/9900)?$/, 'no-existe$1');

const { shell: _shell, ...remotes } = named;
/** The remotes' public sections: a page of each, and how many it declares. */
export const publicSections = Object.entries(remotes).flatMap(([name, { examples, pages, isPrivate }]) => {
  const page = isPrivate ? undefined : (examples[0]?.es ?? pages[0]?.path);
  return page ? [{ name, page, declared: examples.length + pages.length }] : [];
});

const unknownThings = Object.values(remotes)
  .flatMap((section) => section.examples)
  .filter(({ es }) => !es.includes('?'))
  .flatMap((known) =>
    // What has no folder of its own would be one more unknown page of the section.
    (known.es.split('/').length > 3 ? [otherNumber, otherName] : [otherNumber])
      .map((other): Address => ({ page: `unknown ${known.page}`, es: other(known.es), en: other(known.en) }))
      .filter(({ es }) => es !== known.es),
  );

/** Addresses that do not exist: of the shell, below each section's, and of things in their folders. */
export const unknownPages: readonly Address[] = [
  same('unknown page', '/no-existe'),
  same('unknown page below a content page', '/amigos/no-existe'),
  same('unknown document', '/documentos/999999/nada.pdf'),
  ...publicSections.map(({ name, page }) =>
    same(`unknown page of ${name}`, `/${page.split('/')[1]}/no-existe/no-existe/no-existe`),
  ),
  ...new Map(unknownThings.map((address) => [address.es, address])).values(),
];

export const languages: readonly Locale[] = ['es', 'en'];

/** The items of a list to visit in a language: each item is visited in one language, in turns; in `test:full` in both. */
export function inTurn<One>(list: readonly One[], language: Locale): readonly One[] {
  if (process.env.OFGC_FULL) return list;
  return list.filter((_, place) => languages[place % languages.length] === language);
}
