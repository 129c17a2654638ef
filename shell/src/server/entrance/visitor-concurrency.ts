import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorGroup } from '@ofgc/shared/http/visitor-group.ts';
import { searchPath } from '@ofgc/shared/routes/site/search.ts';
import type { Refuse } from './refuse.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { VisitorAddress } from './visitor-address.ts';

/** How many requests of one address are worked on at a time: what a worker answers, and searches, which cost the most, in a queue of their own. */
const workOfAddress = { atOnce: 24, waiting: 500 };
const searchesOfAddress = { atOnce: 4, waiting: 16 };

const searches = new RegExp(`^(?:/api/search|(?:/en)?${searchPath})/?\\?`);

/** Begins when it is this visitor's turn to have work done. @param begin gets what ends the turn */
export type TakeTurn = (request: IncomingMessage, response: ServerResponse, begin: (onEnd: () => void) => void) => void;

/** Lets no address have all of the workers, and no flood of searches keep its own address from pages. */
export function visitorConcurrency(visitorOf: VisitorAddress, refuse: Refuse): TakeTurn {
  const work = new ConcurrencyLimit(workOfAddress);
  const searching = new ConcurrencyLimit(searchesOfAddress);
  return (request, response, begin) => {
    const turns = searches.test(request.url ?? '') ? searching : work;
    const take = (done: () => void) => (response.destroyed ? done() : begin(done));
    if (!turns.ask(visitorGroup(visitorOf(request)), take)) refuse.response(response, 429);
  };
}
