import { setTimeout as wait } from 'node:timers/promises';
import type { ApiClient } from '@ofgc/shared/api-client';
import type { RemoteModule } from '@ofgc/shared/contract';
import { createClock } from '@ofgc/shared/dates/clock.ts';
import { createRenderer } from '../../../shell/src/server/rendering/renderer.ts';
import { Deadlines } from '../../../shell/src/server/worker/deadlines.ts';
import { loadRemotes } from '../../../shell/src/server/worker/load-remotes.ts';
import { prepareWorker } from '../../../shell/src/server/worker/prepared-worker.ts';
import type { Registry } from '../../../shell/src/releases/release.schema.ts';

/** What the process that renders is told. */
export interface AskedPages {
  registry: Registry;
  apiUrl: string;
  /** The file of the worker's note. */
  note: string;
  paths: readonly string[];
  rounds: number;
}

/** Of one page, in milliseconds for each rendering: by the clock, and of the processor. */
export interface PageTimes {
  path: string;
  linked: { clock: number[]; processor: number[] };
  composed: { clock: number[]; processor: number[] };
}

/**
 * Renders pages in turn as a worker composes them from releases, and with the same sections linked statically into this build. Both have the
 * same React, frame and answers of the API; the linked sections are called without guards.
 * @param linked the remotes of this build, by name
 */
export async function renderInTurn(
  linked: Readonly<Record<string, RemoteModule>>,
  { registry, apiUrl, note, paths, rounds }: AskedPages,
): Promise<PageTimes[]> {
  const prepared = await prepareWorker({ apiUrl, development: false }, () => {});
  const { settings, release } = prepared;
  prepared.begin({ note, stalls: undefined });
  const deadlines = new Deadlines();
  deadlines.isPatient = true;
  const composed = await loadRemotes(prepared, { registry, quarantined: [] }, deadlines.start);
  const rendererOf = (remotes: typeof composed) =>
    createRenderer({
      shell: { name: 'shell', version: release.version, mounts: [], slots: [], release },
      remotes,
      apiUrl,
      site: { url: settings.siteUrl, ...settings.links },
      thirdPartyServices: settings.thirdPartyServices,
      now: createClock(settings.siteClock),
      deadlines,
      inPlaceOfApi: fromMemory(),
      logger: console,
    });
  const renderers = {
    linked: rendererOf(
      composed.map((one) => {
        const remote = linked[one.name];
        if (!remote) throw new Error(`${one.name} is live and not of this repository`);
        return { ...one, module: { remote } };
      }),
    ),
    composed: rendererOf(composed),
  };
  const pages: PageTimes[] = [];
  for (const path of paths) {
    const times: PageTimes = { path, linked: { clock: [], processor: [] }, composed: { clock: [], processor: [] } };
    for (let round = 0; round < 2 * rounds; round++)
      for (const kind of round % 2 === 0 ? (['linked', 'composed'] as const) : (['composed', 'linked'] as const)) {
        const began = performance.now();
        const before = process.cpuUsage();
        const { status } = await renderers[kind](new Request(new URL(path, settings.siteUrl)));
        const { user, system } = process.cpuUsage(before);
        if (status !== 200) throw new Error(`${path} answers ${status}`);
        // The first half warms up: V8 compiles what runs often.
        if (round < rounds) continue;
        times[kind].clock.push(performance.now() - began);
        times[kind].processor.push((user + system) / 1_000);
      }
    await wait(0);
    pages.push(times);
  }
  return pages;
}

/** Asks the API once for each call, and answers from memory afterwards. */
function fromMemory(): (api: ApiClient) => ApiClient {
  const answers = new Map<string, ReturnType<ApiClient['get']>>();
  return (api) => ({
    ...api,
    get: ((path: string, config?: { params?: object }) => {
      const key = `${path} ${JSON.stringify(config?.params)}`;
      const answer = answers.get(key) ?? api.get(path, config);
      answers.set(key, answer);
      return answer;
    }) as ApiClient['get'],
  });
}
