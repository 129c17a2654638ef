import { setTimeout as wait } from 'node:timers/promises';

/** Between two visits, in milliseconds: light load, so that a machine with two cores has room for the fault. */
const lightPace = 200;
/** More visits are not unanswered at a time: a site gives one address so many connections and no more. */
const mostAtOnce = 8;

/** What visitors of the other sections met. */
export interface Visits {
  count: number;
  /** What went wrong, in words. */
  failures: string[];
  /** Of a hundred visits the slowest but one, in milliseconds. */
  p99: number;
}

/**
 * Visits pages of others one after the other at a pace, also while earlier visits are unanswered, until the work is done.
 * @param pace between two of them, in milliseconds
 */
export async function visitNeighbours(
  url: string,
  paths: readonly string[],
  work: () => Promise<unknown>,
  pace = lightPace,
): Promise<Visits> {
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
  const times = answers.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b);
  return {
    count: answers.length,
    failures: answers.flatMap(({ path, failure }) => (failure ? [`${path}: ${failure}`] : [])),
    p99: Math.round(times[Math.floor(times.length * 0.99)] ?? times.at(-1) ?? 0),
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
