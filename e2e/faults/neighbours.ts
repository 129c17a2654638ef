import { setTimeout as wait } from 'node:timers/promises';

/** Pauses between two visits, in milliseconds: a light load, which leaves two cores room for other tests or a browser, and that of a busy site. */
export const lightPace = 200;
export const busyPace = 40;
/** The number of visits that may be unanswered at a time: the site limits the connections of one address. */
const mostAtOnce = 8;

/** The outcome of visits to pages of the other sections. */
export interface NeighbourVisits {
  count: number;
  /** One sentence for each failed visit. */
  failures: string[];
  /** The visits' durations, in whole milliseconds. */
  times: number[];
}

/** So many visits that their p99 is not just the slowest. */
export const enoughVisits = 300;

/** The 99th percentile of durations; 0 of none. */
export function p99(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

/**
 * Visits pages of other sections in turn at a steady pace, also while earlier visits are unanswered, until `work` is done.
 * @param pace the pause between two visits, in milliseconds
 */
export async function visitNeighbours(
  url: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
  pace = lightPace,
): Promise<NeighbourVisits> {
  const visits: Promise<{ path: string; failure?: string; milliseconds: number }>[] = [];
  const over = new AbortController();
  const coming = (async () => {
    const unanswered = new Set<Promise<unknown>>();
    for (let turn = 0; !over.signal.aborted; turn++) {
      const visiting = visit(url, paths[turn % paths.length] ?? '/');
      visits.push(visiting);
      unanswered.add(visiting);
      void visiting.finally(() => unanswered.delete(visiting));
      await wait(pace);
      while (unanswered.size >= mostAtOnce) await Promise.race(unanswered);
    }
  })();
  try {
    await work();
  } finally {
    over.abort();
    await coming;
  }
  const answers = await Promise.all(visits);
  return {
    count: answers.length,
    failures: answers.flatMap(({ path, failure }) => (failure ? [`${path}: ${failure}`] : [])),
    times: answers.map(({ milliseconds }) => Math.round(milliseconds)),
  };
}

async function visit(url: string, path: string) {
  const began = performance.now();
  const failure = await fetch(url + path).then(
    async (answer) => {
      const html = await answer.text();
      if (answer.status !== 200) return `status ${answer.status}`;
      return html.endsWith('</html>') ? undefined : 'cut short';
    },
    (error: unknown) => String(error),
  );
  return { path, milliseconds: performance.now() - began, ...(failure !== undefined && { failure }) };
}
