import { portraitOf } from '@ofgc/shared/design/drawings/portrait.ts';
import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';
import { takesPlace } from '@ofgc/shared/domain/events/featured-performance.ts';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { readerIn } from '../../content/bilingual.ts';
import { sanitised } from '../../content/sanitise-html.ts';
import type { Database } from '../../database/database.ts';
import { presentPictures } from '../pictures/present.ts';
import { findAppearances, findWorks, type Appearance, type ArtistRow, type ArtistWork } from './find.ts';

/** An artist's drawing: as the content defines it, otherwise derived from the name and the instrument. */
export function presentPortrait({ slug, instrument, portrait }: Pick<ArtistRow, 'slug' | 'instrument' | 'portrait'>) {
  return { ...portraitOf(slug, instrument?.en ?? instrument?.es), ...portrait };
}

/** The link to the artist that a row names, if it names one. */
export function presentArtistLink({ artistId, artistSlug }: { artistId: number | null; artistSlug: string | null }) {
  return artistId !== null && artistSlug ? { id: artistId, slug: artistSlug } : null;
}

function presentArtist(
  row: ArtistRow,
  { appearances, works }: { appearances: readonly Appearance[]; works: readonly ArtistWork[] },
  { lang, now }: { lang: Locale; now: Date },
): Artist {
  const read = readerIn(lang);
  const held = appearances.filter(takesPlace);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    sortName: row.sortName,
    kind: row.kind,
    roles: row.roles,
    instrument: row.instrument && read(row.instrument),
    portrait: presentPortrait(row),
    ...presentPictures(row.pictures, lang),
    biography: sanitised(read(row.biography)),
    isGuest: row.isGuest,
    nextAt: held.find(({ endsAt }) => endsAt > now)?.startsAt.toISOString() ?? null,
    lastAt: held.findLast(({ endsAt }) => endsAt <= now)?.startsAt.toISOString() ?? null,
    works: [...new Map(works.map((work) => [work.id, work])).values()].map(
      ({ id, title, fullName, minutes, instrumentation }) => ({
        id,
        title: read(title),
        composer: read(fullName),
        minutes,
        forces: instrumentation,
      }),
    ),
    lang: read.lang,
  };
}

/** Artists with the works that they perform here, and their next and last performance. */
export async function presentArtists(
  database: Database,
  rows: readonly ArtistRow[],
  context: { lang: Locale; now: Date },
): Promise<Artist[]> {
  if (!rows.length) return [];
  const ids = rows.map(({ id }) => id);
  const appearances = Map.groupBy(await findAppearances(database, ids), ({ artistId }) => artistId);
  const works = Map.groupBy(await findWorks(database, ids), ({ artistId }) => artistId);
  return rows.map((row) =>
    presentArtist(row, { appearances: appearances.get(row.id) ?? [], works: works.get(row.id) ?? [] }, context),
  );
}
