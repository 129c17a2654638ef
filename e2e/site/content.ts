import type { APIRequestContext } from '@playwright/test';
import type { EventSummary, Performance } from '../../shared/src/domain/events/event.schema.ts';
import { eventPath } from '../../shared/src/routes/concerts/events.ts';

/** Asks the site's API, so that a test expects what the content says and not what it said once. */
export async function fetchData<Data>(request: APIRequestContext, path: string): Promise<Data> {
  const answer = await request.get(path);
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
  return ((await answer.json()) as { data: Data }).data;
}

/** A concert to come and the performance for which it was chosen. */
export interface ChosenConcert {
  concert: EventSummary;
  performance: Performance;
  /** Its Spanish address. */
  path: string;
}

/** The first concert to come with such a performance. @throws Error if there is none */
export async function findConcert(
  request: APIRequestContext,
  has: (performance: Performance, concert: EventSummary) => boolean,
): Promise<ChosenConcert> {
  const concerts = await fetchData<EventSummary[]>(request, '/api/events?perPage=100');
  for (const concert of concerts)
    for (const performance of concert.performances)
      if (performance.state !== 'past' && has(performance, concert))
        return { concert, performance, path: eventPath(concert) };
  throw new Error('The content has no such concert to come');
}

/** The first concert for which tickets are sold on another day than the tests'. */
export const findOnSale = (request: APIRequestContext) =>
  findConcert(request, ({ state, isTonight }) => state === 'onSale' && !isTonight);

/** The first letters of a text as a pattern, for names that begin with it; spaces that do not break are like others. */
export const beginning = (text: string) =>
  new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)}`);
