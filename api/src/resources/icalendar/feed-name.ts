import type { ReadCached } from '../../changes/cached-reads.ts';
import type { Database } from '../../database/database.ts';
import { HttpError, unknownValue } from '../../http/http-error.ts';
import { message } from '../../locales/messages.ts';
import { findEventFacets } from '../events/facets.ts';
import { assertKnown } from '../events/filters/assert-known.ts';
import { eventDimensions, type EventQuery } from '../events/query.ts';
import { filterParameter } from './query.ts';

/**
 * The name of the subscriber's calendar: the orchestra and the active filters.
 * @throws HttpError 400 for an unknown value; the error names the filter as the address does
 */
export async function feedName(
  database: Database,
  query: EventQuery,
  context: { now: Date; readCached: ReadCached },
): Promise<string> {
  try {
    await assertKnown(database, query);
    const named = eventDimensions.filter((name) => query[name as keyof EventQuery] !== undefined);
    const facets = await findEventFacets(database, { ...query, facets: named }, context);
    const chosen = Object.entries(facets).flatMap(
      ([name, options]) => options.find(({ value }) => value === String(query[name as keyof EventQuery]))?.label ?? [],
    );
    return [message(query.lang, 'orchestra'), ...chosen].join(' · ');
  } catch (error) {
    if (!(error instanceof HttpError) || error.key !== 'unknownValue') throw error;
    throw unknownValue(filterParameter(String(error.values.name)), String(error.values.value));
  }
}
