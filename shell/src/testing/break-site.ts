import { setTimeout as wait } from 'node:timers/promises';
import type { Health } from '../server/supervisor/health.ts';
import type { Release } from '../releases/release.schema.ts';
import { type Breakage, brokenReleases } from './broken-releases.ts';
import { publishVariant } from './built-releases.ts';
import type { ServedSite } from './served-site.ts';
import { visitDuring, type Visits } from './visitors.ts';

/** Between two visits to what is broken, in milliseconds. */
const pace = 100;
const deadline = 60_000;

export interface Outcome {
  /** Visits to pages of others meanwhile. */
  others: Visits;
  /** Names of the quarantined remotes. */
  convicted: string[];
  /** From the first visit until then, in milliseconds. */
  after: number;
  /** The release of jobs that was live before. */
  before: string | undefined;
  /** What visitors of the broken page or slot got in the end. */
  statuses: number[];
}

/** No two visits ask for the same address, so that no cache answers. */
const others = Array.from({ length: 500 }, (_, visitor) =>
  ['/educacion-comunidad', '/en/educacion-comunidad', '/buscar'].map((path) => `${path}?v=${visitor}`),
).flat();

/** Deploys a release of jobs that does harm, has ten visitors a second ask for it, and waits for the verdict. */
export async function breakSite(site: ServedSite, jobs: Release, breakage: Breakage): Promise<Outcome> {
  const { source, path } = brokenReleases[breakage];
  const before = (await health(site)).releases[jobs.name];
  await site.deploy(await publishVariant(site.store, jobs, { version: breakage.replaceAll(/\W/g, '-'), source }));
  const asked: Promise<number>[] = [];
  let convicted: string[] = [];
  const began = Date.now();
  const visits = await visitDuring(site.url, others, async () => {
    while (convicted.length === 0 && Date.now() - began < deadline) {
      asked.push(statusOf(`${site.url}${path}?v=${asked.length}`));
      await wait(pace);
      convicted = (await health(site)).quarantined.map(({ remote }) => remote);
    }
  });
  return { before, others: visits, convicted, after: Date.now() - began, statuses: await Promise.all(asked) };
}

export async function health({ url }: Pick<ServedSite, 'url'>): Promise<Health> {
  return (await (await fetch(`${url}/health`)).json()) as Health;
}

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}
