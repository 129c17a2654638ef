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

const sections = Object.values(await readSections());
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

/** Addresses that do not exist: of the shell, below a remote's mount, and of items with unknown ids or slugs. */
export const unknownPages: readonly Address[] = [
  same('unknown page', '/no-existe'),
  same('unknown page below a content page', '/amigos/no-existe'),
  same('unknown page of a remote', '/explora/no-existe/no-existe/no-existe'),
  same('unknown club', '/educacion-comunidad/educacion/club-99'),
  same('unknown concert', '/conciertos-entradas/eventos/nada/999999'),
  same('unknown subscription', '/conciertos-entradas/abonos/nada'),
  same('unknown season of a subscription', '/conciertos-entradas/abonos/abono-otono/999999'),
  same('unknown programme booklet', '/programa/999999'),
  same('unknown season', '/conciertos-entradas/temporada9900'),
  same('unknown artist', '/explora/invitados/nadie/999999'),
  same('unknown vacancy', '/portal-empleo/oferta/999999'),
  same('unknown document', '/documentos/999999/nada.pdf'),
];

export const languages: readonly Locale[] = ['es', 'en'];

/** The items of a list to visit in a language: each item is visited in one language, in turns; in `test:full` in both. */
export function inTurn<One>(list: readonly One[], language: Locale): readonly One[] {
  if (process.env.OFGC_FULL) return list;
  return list.filter((_, place) => languages[place % languages.length] === language);
}
