import { ReceivedChanges } from '../../server/page-cache/changes/received-changes.ts';
import { PageCache, type FoundPage } from '../../server/page-cache/page-cache.ts';
import { readWorkerResponse, type WorkerResponse } from '../../server/page-cache/renders/worker-response.ts';

/** The content of a page of the fake content. */
export interface ShownPage {
  address: string;
  /** The release that rendered it. */
  generation: number;
  /** The version that was read of each table. */
  read: Record<string, number>;
}

interface FakePageOptions {
  tables?: readonly string[];
  status?: number;
  headers?: Record<string, string>;
  /** Milliseconds until it reads the tables. */
  waits?: number;
  /** Milliseconds between reading and responding. */
  takes?: number;
  /** There is no response at all. */
  isSilent?: boolean;
}

/** Content of numbered versions, a clock that only a test moves, and a page cache over both. */
export function createFakeContent({ maxBytes = 1_000_000 }: { maxBytes?: number } = {}) {
  let now = 0;
  let revision = 1;
  let generation = 0;
  let hasWorkers = true;
  const versions = new Map<string, number>();
  const sleepers: { at: number; wake: () => void }[] = [];
  const rendered: string[] = [];
  const logged: unknown[] = [];
  const pages = new Map<string, FakePageOptions>();
  const changes = new ReceivedChanges(() => now);
  const clock = () => now;

  const sleep = (milliseconds: number) =>
    milliseconds > 0 && new Promise<void>((wake) => sleepers.push({ at: now + milliseconds, wake }));

  const render =
    (live: () => number) =>
    async (address: string): Promise<WorkerResponse | undefined> => {
      const page = pages.get(address) ?? {};
      const { tables = ['events'], status = 200, headers = {}, waits = 0, takes = 0, isSilent = false } = page;
      rendered.push(address);
      const [renderedBy, known] = [live(), revision];
      await sleep(waits);
      const read = Object.fromEntries(tables.map((table) => [table, versions.get(table) ?? 0]));
      const shown: ShownPage = { address, generation: renderedBy, read };
      await sleep(takes);
      if (isSilent) return undefined;
      const body = Buffer.from(JSON.stringify(shown));
      return readWorkerResponse(
        status,
        {
          'x-page-tables': tables.join(','),
          'x-page-revision': String(known),
          'x-page-parameters': 'anio,letra',
          'x-page-visitor-parameters': 'enviado',
          ...headers,
        },
        body,
      );
    };
  const cache = new PageCache({
    render: render(() => generation),
    hasWorkers: () => hasWorkers,
    changes,
    maxBytes,
    logger: { error: (...words: unknown[]) => void logged.push(words) },
    now: clock,
  });
  changes.note({ revision, tables: null });
  now = 1;

  const find = (url: string) => {
    const [path = '', query = ''] = url.split('?');
    return cache.find({ path, query });
  };

  return {
    cache,
    changes,
    /** Addresses in the order of their renderings. */
    rendered,
    /** What the cache logged as errors. */
    logged,
    pages,
    now: clock,
    versionOf: (table: string) => versions.get(table) ?? 0,
    get generation() {
      return generation;
    },
    set hasWorkers(has: boolean) {
      hasWorkers = has;
    },
    /** An edit that the site is notified of at once. */
    edit(...tables: string[]) {
      for (const table of tables) versions.set(table, (versions.get(table) ?? 0) + 1);
      revision += 1;
      changes.note({ revision, tables });
      cache.refresh();
    },
    /** An edit that the site is not notified of, because the API is down. */
    editUnheard(table: string) {
      versions.set(table, (versions.get(table) ?? 0) + 1);
      revision += 1;
    },
    reconnect() {
      revision += 1;
      changes.note({ revision, tables: null });
      cache.refresh();
    },
    async deploy() {
      const ready = cache.prewarm(render(() => generation + 1)).then(() => true);
      await settlePromises();
      // Lets as much time pass as the new workers need.
      while (!(await Promise.race([ready, this.pass(50).then(() => false)])));
      generation += 1;
      cache.goLive();
    },
    /** Lets time pass, with everything that is due in it. */
    async pass(milliseconds: number) {
      const until = now + milliseconds;
      await settlePromises();
      for (;;) {
        const next = sleepers.toSorted((a, b) => a.at - b.at)[0];
        if (!next || next.at > until) break;
        sleepers.splice(sleepers.indexOf(next), 1);
        now = next.at;
        next.wake();
        await settlePromises();
      }
      now = until;
    },
    find,
    /** The page that a visitor gets at an address. */
    visit: async (url: string) => shownOn(await find(url)),
    /** Requests a page so often that it counts as wanted. */
    async want(url: string, times: number) {
      for (let time = 0; time < times; time++) await find(url);
    },
  };
}
export type FakeContent = ReturnType<typeof createFakeContent>;

/** Waits until all pending promises and callbacks have run that do not wait for time. */
export async function settlePromises(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setImmediate(resolve));
}

/** The content of a page from the cache. */
export function shownOn(found: FoundPage | 'unshared' | undefined): ShownPage & { origin: string } {
  if (!found || found === 'unshared') throw new Error(`no page was found: ${found}`);
  const bytes = found.page.body.ready('identity')?.bytes ?? Buffer.from('{}');
  return { ...(JSON.parse(bytes.toString()) as ShownPage), origin: found.origin };
}
