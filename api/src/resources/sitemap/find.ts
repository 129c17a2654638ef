import { sql } from 'kysely';
import { localDay } from '@ofgc/shared/dates/format.ts';
import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { otherSeasons } from '@ofgc/shared/domain/seasons/present-season.ts';
import { seasonPath } from '@ofgc/shared/routes/concerts/seasons.ts';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import type { Database } from '../../database/database.ts';
import { matchingSeasons } from '../seasons/find.ts';
import { presentSeason } from '../seasons/present.ts';
import { findRemovedMounts, isStanding } from '../../releases/removed-mounts.ts';

/** The files of the site map; each contains the pages of one kind. */
export const sitemapKinds = ['pages', 'events', 'artists', 'news', 'offers'] as const;
type SitemapKind = (typeof sitemapKinds)[number];

/** Pages that tell search engines not to list them: kept for old links, beside a present page. */
const notListed = [educationPaths.oldTraining];

export interface SitemapPage {
  paths: Record<Locale, string>;
  /** The time of the last change; null where it is unknown. */
  changedAt: Date | null;
}

/**
 * The pages of a kind for search engines, with their paths without locale in each language. Past and announced seasons are included, unpublished
 * content is not.
 */
export async function findSitemapPages(database: Database, kind: SitemapKind, now: Date): Promise<SitemapPage[]> {
  const removed = await findRemovedMounts(database);
  const rows = await database
    .selectFrom('searchEntries as entry')
    .leftJoin('pageChanges as change', (join) =>
      join.onRef('change.kind', '=', 'entry.kind').onRef('change.entityId', '=', 'entry.entityId'),
    )
    .leftJoin('pages', 'pages.path', 'entry.path')
    // Entries with an anchor and works are left out: they are parts of pages with their own entries.
    .select(['entry.entityId', 'entry.lang', 'change.changedAt', 'pages.updatedOn'])
    .select([sql<string>`split_part(entry.path, '#', 1)`.as('path'), 'entry.publishedAt'])
    .where('entry.kind', '=', kind)
    .where(sql<boolean>`position('#' in entry.path) = 0`)
    .where('entry.path', 'not in', notListed)
    .where((where) => where.or([where('entry.publishedAt', 'is', null), where('entry.publishedAt', '<=', now)]))
    .where(isStanding(sql.ref('entry.path'), removed))
    .orderBy('entry.path')
    .execute();
  const byPage = Map.groupBy(rows, ({ entityId }) => entityId);
  const pages = [...byPage.values()].map((entries) => {
    const pathIn = (lang: Locale) => entries.find((entry) => entry.lang === lang)?.path ?? entries[0]?.path ?? '/';
    return {
      paths: Object.fromEntries(locales.map((lang) => [lang, pathIn(lang)])) as Record<Locale, string>,
      changedAt: latest(
        entries.flatMap(({ changedAt, publishedAt, updatedOn }) => [
          changedAt,
          publishedAt,
          updatedOn ? new Date(updatedOn) : null,
        ]),
      ),
    };
  });
  const others = kind === 'pages' ? ['/', ...(await otherSeasonPaths(database, now))] : [];
  const unsearched = others
    .filter((path) => !removed.some((mount) => isBelow(path, mount)))
    .map((path) => ({ paths: { es: path, en: path }, changedAt: null }));
  // Masterclasses and school productions are found at the address of the page that lists them.
  const byPath = Map.groupBy([...unsearched, ...pages], ({ paths }) => paths.es);
  return [...byPath].map(([es, same]) => ({
    paths: same[0]?.paths ?? { es, en: es },
    changedAt: latest(same.map(({ changedAt }) => changedAt)),
  }));
}

function latest(dates: readonly (Date | null)[]): Date | null {
  const known = dates.filter((date) => date instanceof Date);
  return known.length > 0 ? new Date(Math.max(...known.map(Number))) : null;
}

/** The paths of past and announced seasons, which are not in the search index. */
async function otherSeasonPaths(database: Database, now: Date): Promise<string[]> {
  const today = localDay(now);
  const seasons = await matchingSeasons(database, { sort: 'date' }).execute();
  return otherSeasons(seasons.map((season) => presentSeason(season, 'es', today))).map(({ slug }) =>
    seasonPath({ slug }, false),
  );
}
