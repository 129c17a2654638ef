import { sql } from 'kysely';
import type { Locale } from '@ofgc/shared/domain/locale.ts';
import type { Database } from '../../database/database.ts';
import type { WorkQuery } from './query.ts';

/** All composers with the number of their works, by surname in the language. */
export function composersByName(database: Database, lang: Locale) {
  return database
    .selectFrom('composers')
    .selectAll()
    .select(sql<string>`(select count(*) from works where composer_id = composers.id)`.as('works'))
    .orderBy(
      sql`lower(unaccent(regexp_replace(coalesce(short_name ->> ${sql.lit(lang)}, short_name ->> 'es'), '^.*\\. ', '')))`,
    )
    .orderBy('id');
}
export type ComposerRecord = Awaited<ReturnType<ReturnType<typeof composersByName>['execute']>>[number];

/** The wanted works with their composers, by the composer's slug. */
export function matchingWorks(database: Database, { composer }: Pick<WorkQuery, 'composer'>) {
  const works = database
    .selectFrom('works')
    .innerJoin('composers', 'composers.id', 'works.composerId')
    .selectAll('works')
    .select(['composers.fullName', 'composers.shortName', 'composers.slug as composerSlug', 'composers.years'])
    .orderBy('composers.slug')
    .orderBy('works.id');
  return composer ? works.where('composers.slug', '=', composer) : works;
}
export type WorkRecord = Awaited<ReturnType<ReturnType<typeof matchingWorks>['execute']>>[number];
