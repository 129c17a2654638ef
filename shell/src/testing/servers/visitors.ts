import { setTimeout as wait } from 'node:timers/promises';

export interface Visits {
  count: number;
  /** The problems, in words. */
  failures: string[];
}

/** Pause between two visits of one visitor, in milliseconds: shorter ones would slow down the event. None in `test:full`. */
const pace = process.env.OFGC_FULL ? 0 : 30;

/** Visits a site constantly, with several visitors, during an event; each response must be complete, 200, and of one set of releases. */
export async function visitDuring(
  url: string,
  paths: readonly string[],
  event: (visits: Readonly<Visits>) => Promise<unknown>,
): Promise<Visits> {
  const visits: Visits = { count: 0, failures: [] };
  const over = new AbortController();
  const visitors = Array.from({ length: 4 }, async (_, visitor) => {
    for (let turn = visitor; !over.signal.aborted; turn++) {
      const path = paths[turn % paths.length] ?? '/';
      const failure = await visit(url, path, turn % 5 === 0);
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

/** Makes one read or posts one form. @returns the problem with the response */
async function visit(url: string, path: string, isPost: boolean): Promise<string | undefined> {
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
    return html.endsWith('</html>') ? mixedReleases(html, answer.headers.get('x-releases') ?? '') : 'cut short';
  } catch (error) {
    return String(error);
  }
}

/** Finds files in a page that are not of the releases that made it. @param makers `X-Releases` @returns the problem */
function mixedReleases(html: string, makers: string): string | undefined {
  const named = new Set(
    [...html.matchAll(/\/assets\/([a-z]+)\/([\w.-]+)\/browser\//g)].map(([, app, version]) => `${app}@${version}`),
  );
  const foreign = [...named].filter((one) => !makers.split(', ').includes(one));
  if (named.size === 0) return 'names no release';
  return foreign.length > 0 ? `made by ${makers}, and names files of ${foreign.join(', ')}` : undefined;
}
