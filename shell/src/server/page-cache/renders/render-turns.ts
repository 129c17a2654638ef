import type { Upstreams } from '../../supervisor/proxy/worker-proxy.ts';
import { NestedConcurrencyLimit } from '../../entrance/nested-concurrency-limit.ts';

/** How many renderings may wait; a further one is refused. */
const waiting = 1_000;

/** @param take is called when it is this address's turn, with the function that ends the turn @param refuse is called instead where too many wait */
export type AskTurn = (address: string, take: (done: () => void) => void, refuse: () => void) => void;

/**
 * Turns of renderings: more at once would only delay each other, as the API's responses to all of them would come after their deadline.
 * The pages of one section take at most half of the turns, so that a section whose pages wait long delays no other one.
 * @param workers how many render
 */
export function renderTurns(workers: number, sectionsOf: Upstreams['sectionsOf'] = () => []): AskTurn {
  const limit = new NestedConcurrencyLimit({
    group: { atOnce: workers, waiting },
    all: { atOnce: 2 * workers, waiting },
  });
  return (address, take, refuse) => limit.ask(sectionsOf(address).join(' '), take, refuse);
}
