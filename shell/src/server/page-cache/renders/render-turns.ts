import type { Upstreams } from '../../supervisor/proxy/worker-proxy.ts';
import type { QueuedWork } from '../../entrance/concurrency-limit.ts';
import { NestedConcurrencyLimit } from '../../entrance/nested-concurrency-limit.ts';

/** How many renderings may wait; a further one is refused. */
const waiting = 1_000;

/** Waits for the turn of an address. */
export type AskTurn = (address: string, work: Pick<QueuedWork, 'take' | 'refuse'>) => void;

interface RenderTurnsOptions {
  /** How many workers render. */
  renderWorkers: number;
  sectionsOf?: Upstreams['sectionsOf'];
  /** How long one waits for its turn, in milliseconds; then it is refused. Without it there is no end. */
  patience?: number | undefined;
}

/**
 * Turns of renderings: more at once would only delay each other, as the API's responses to all of them would come after their deadline.
 * The pages of one section take at most half of the turns, so that a section whose pages wait long delays no other one.
 */
export function renderTurns({ renderWorkers, sectionsOf = () => [], patience }: RenderTurnsOptions): AskTurn {
  const limit = new NestedConcurrencyLimit({
    group: { atOnce: renderWorkers, waiting },
    all: { atOnce: 2 * renderWorkers, waiting },
  });
  return (address, work) =>
    limit.ask(sectionsOf(address).join(' '), {
      ...work,
      until: patience === undefined ? undefined : performance.now() + patience,
    });
}
