import type { IncomingMessage, ServerResponse } from 'node:http';
import { visitorGroup } from '@ofgc/shared/http/client-ip-group.ts';
import { plainPath } from '@ofgc/shared/routes/plain-path.ts';
import { searchPath } from '@ofgc/shared/routes/site/search.ts';
import type { Refuse } from './refuse.ts';
import { ConcurrencyLimit } from './concurrency-limit.ts';
import type { VisitorAddress } from './visitor-address.ts';

/** How many requests of one address are in progress at once; searches, which cost the most, have a queue of their own. */
const workOfAddress = { atOnce: 24, waiting: 500 };
const searchesOfAddress = { atOnce: 4, waiting: 16 };

const searches = new RegExp(`^(?:/api/search|(?:/en)?${searchPath})/?$`);

/** Waits for the visitor's turn. @param begin is called with the function that ends the turn */
export type TakeTurn = (request: IncomingMessage, response: ServerResponse, begin: (onEnd: () => void) => void) => void;

/** Keeps one address from using all workers, and a flood of searches from delaying other pages of its own address. */
export function visitorConcurrency(visitorOf: VisitorAddress, refuse: Refuse): TakeTurn {
  const work = new ConcurrencyLimit(workOfAddress);
  const searching = new ConcurrencyLimit(searchesOfAddress);
  return (request, response, begin) => {
    const { url = '' } = request;
    const turns = url.includes('?') && searches.test(plainPath(url)) ? searching : work;
    const take = (done: () => void) => (response.destroyed ? done() : begin(done));
    turns.ask(visitorGroup(visitorOf(request)), { take, refuse: () => refuse.response(response, 429) });
  };
}
