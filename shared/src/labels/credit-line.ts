import type { Credit } from '../domain/artists/artist.schema.ts';
import type { Translate } from './translate.ts';

/** The properties of a credit that the line shows. */
export type NamedCredit = Pick<Credit, 'name' | 'part' | 'role'>;

/**
 * The performers in one line: "Magnus Eikelund, dirección · Daniel Ferrantes, piano". A choir's part is not added, as its name says it.
 * @param most names before "y 3 más"; a single one more is named instead of counted
 */
export function creditLine(credits: readonly NamedCredit[], t: Translate, most = Infinity): string {
  const shown = credits.length - most > 1 ? most : credits.length;
  const names = credits
    .slice(0, shown)
    .map(({ name, part, role }) => (role === 'choir' || !part ? name : t('credit', { name, part })));
  const rest = credits.length - shown;
  return (rest ? [...names, t('creditsMore', { count: rest })] : names).join(' · ');
}
