import { setTimeout as wait } from 'node:timers/promises';
import type { ReleaseVector } from '../../composition/release-vector.ts';
import { mixedReleases, type SeenReleases } from './mixed-releases.ts';

export interface Visits {
  count: number;
  /** The problems, in words. */
  failures: string[];
  /** What the releases that made the pages say of themselves. */
  marks: ReadonlyMap<string, string>;
}

/** Pause between two visits of one visitor, in milliseconds: shorter ones would slow down the event. None in `test:full`. */
const pace = process.env.OFGC_FULL ? 0 : 30;

/** Visits a site constantly, with several visitors, during an event; each response must be complete, 200, and of one set of releases. */
export async function visitDuring(
  url: string,
  paths: readonly string[],
  event: (visits: Readonly<Visits>) => Promise<unknown>,
): Promise<Visits> {
  const over = new AbortController();
  const files = new Map<string, Promise<ReleaseVector>>();
  const seen: SeenReleases = {
    marks: new Map(),
    whole(address) {
      const file = files.get(address) ?? fetchVector(url + address);
      files.set(address, file);
      return file;
    },
  };
  const visits: Visits = { count: 0, failures: [], marks: seen.marks };
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let turn = visitor; !over.signal.aborted; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      const failure = await visit(url, path, turn % 5 === 0, seen);
      visits.count += 1;
      if (failure) visits.failures.push(`${path}: ${failure}`);
      await wait(pace);
    }
  });
  try {
    await event(visits);
  } finally {
    over.abort();
    await Promise.all(visitors);
  }
  return visits;
}

async function fetchVector(address: string): Promise<ReleaseVector> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return (await answer.json()) as ReleaseVector;
}

/** Makes one read or posts one form. @returns the problem with the response */
async function visit(url: string, path: string, isPost: boolean, seen: SeenReleases): Promise<string | undefined> {
  try {
    const form = new URLSearchParams({
      name: 'Ana',
      lastname: 'Díaz',
      email: 'ana@ofgc.example',
      conditions: 'true',
      form: 'newsletter',
    });
    const answer = isPost
      ? await fetch(`${url}/boletin`, { method: 'POST', body: form, headers: { Origin: url } })
      : await fetch(url + path);
    const html = await answer.text();
    if (answer.status !== 200) return `status ${answer.status}`;
    if (!html.endsWith('</html>')) return 'cut short';
    return await mixedReleases(html, answer.headers.get('x-releases') ?? '', seen);
  } catch (error) {
    return String(error);
  }
}
