import type { Database } from '../../database/database.ts';
import { HttpError, unknownValue } from '../../http/http-error.ts';
import { message } from '../../locales/messages.ts';
import { findEventFacets } from '../events/facets.ts';
import type { EventQuery } from '../events/query.ts';
import { wordOf } from './query.ts';

/**
 * What a subscriber's calendar is called: the orchestra and the active filters.
 * @throws HttpError 400 for an unknown value; the filter is named by the word of the address
 */
export async function feedName(database: Database, query: EventQuery, now: Date): Promise<string> {
  try {
    const facets = await findEventFacets(database, query, now);
    const chosen = Object.entries(facets).flatMap(
      ([name, options]) => options.find(({ value }) => value === String(query[name as keyof EventQuery]))?.label ?? [],
    );
    return [message(query.lang, 'orchestra'), ...chosen].join(' · ');
  } catch (error) {
    if (!(error instanceof HttpError) || error.key !== 'unknownValue') throw error;
    throw unknownValue(wordOf(String(error.values.name)), String(error.values.value));
  }
}
