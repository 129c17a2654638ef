import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Season } from '@ofgc/shared/domain/seasons/season.schema.ts';
import { readerIn } from '../../content/bilingual.ts';
import type { SeasonRecord } from './find.ts';

/** A season. @param today the day in the Canary Islands, which decides whether it is the current one */
export function presentSeason(season: SeasonRecord, lang: Locale, today: string): Season {
  const read = readerIn(lang);
  return {
    id: season.id,
    code: season.code,
    slug: season.slug,
    name: read(season.name),
    motto: read(season.motto),
    startsOn: season.startsOn,
    endsOn: season.endsOn,
    isCurrent: season.startsOn <= today && today <= season.endsOn,
    concerts: Number(season.concerts),
    saleDates: season.saleDates.map(({ on, what }) => ({ on, what: read(what) })),
    lang: read.lang,
  };
}
