import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { Database } from '../../database/database.ts';

/** @returns a function that gives the anchor of a page's section in a language, by path and Spanish anchor */
export async function findAnchors(
  database: Database,
  paths: readonly (string | null)[],
  lang: Locale,
): Promise<(path: string | null, section: string | null) => string | null> {
  const named = [...new Set(paths.filter((path) => path !== null))];
  const pages = named.length
    ? await database.selectFrom('pages').select(['path', 'sections']).where('path', 'in', named).execute()
    : [];
  const anchors = new Map(
    pages.flatMap(({ path, sections }) =>
      sections.map(({ anchor }) => [`${path}#${anchor.es}`, readerIn(lang)(anchor)] as const),
    ),
  );
  return (path, section) => (section === null ? null : (anchors.get(`${path}#${section}`) ?? section));
}
