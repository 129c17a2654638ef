import { foldAccents } from '@ofgc/shared/text/slug.ts';
import type { Database } from '../../database/database.ts';
import { isDayToken } from './days/day-token.ts';
import { monthsOfDays } from './days/day-month-dates.ts';
import { findSearchEntries, type FoundEntries, type SearchOptions } from './find.ts';
import { parseQuery } from './parse-query.ts';

/** The matches of a term, and the words to highlight. */
interface Found extends FoundEntries {
  marks: string[];
  /** For each misspelt word the names that it may mean. */
  misspelt: string[][];
  /** No entry has all of the words. */
  isPartial: boolean;
}

/**
 * Searches for the term on the day that it names. If nothing is found, it searches for that day alone, then for its month, and for a
 * day without a month for the words as they are.
 * @param onDay the term with the day in the words of the search (`withDayWords`); null: it names none
 */
export async function findTerm(
  database: Database,
  options: SearchOptions,
  wanted: string,
  onDay: string | null,
): Promise<Found> {
  const { lang } = options;
  let found: FoundEntries = { entries: [], counts: {} };
  let marks: string[] | undefined;
  let misspelt: string[][] = [];
  let isPartial = false;
  for await (const query of parseQuery(database, onDay ?? wanted, lang)) {
    isPartial = marks !== undefined;
    marks ??= query.marks.filter((mark) => !isDayToken(mark));
    misspelt = query.misspelt;
    if (!query.isVain) found = await findSearchEntries(database, options, query);
    if (Object.keys(found.counts).length > 0) break;
    if (onDay) {
      const plain = foldAccents(wanted);
      const inMonth = monthsOfDays(plain, lang);
      if (inMonth === plain) return findTerm(database, options, wanted, null);
      const days = onDay.split(' ').filter(isDayToken).join(' ');
      const onDayAlone = await findTerm(database, options, days, days);
      const isFound = Object.keys(onDayAlone.counts).length > 0;
      const nearest = isFound ? onDayAlone : await findTerm(database, options, inMonth, null);
      return { ...nearest, marks, misspelt, isPartial: true };
    }
  }
  return { ...found, marks: marks ?? [], misspelt, isPartial };
}
