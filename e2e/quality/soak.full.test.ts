import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite } from '../site/start-site.ts';
import type { Site } from '../site/site-process.ts';
import { languages, pages, unknownPages } from './routes.ts';

/** Visits a second, and for how many seconds. */
const rate = 50;
const seconds = 60;

let site: Site;
beforeAll(async () => {
  site = await startSite();
}, 600_000);
afterAll(() => site?.stop());

/** What people ask for: pages of both languages, words that nobody asked for before, calendars, and addresses that do not exist. */
function visit(number: number): string {
  const { [languages[number % 2] ?? 'es']: path } = pages[(number * 7) % pages.length] ?? { es: '/', en: '/en' };
  if (number % 25 === 3) return `/buscar?term=sibelius+${number}`;
  if (number % 25 === 11) return '/calendario.ics';
  if (number % 25 === 17) return unknownPages[number % unknownPages.length]?.es ?? '/no-existe';
  return path;
}

it(`${rate} visits a second for ${seconds} seconds on a site that has just started are all answered, whatever else the machine does`, async () => {
  const failed: string[] = [];
  const ask = async (path: string) => {
    const status = await fetch(site.url + path, { redirect: 'manual' }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      (error: unknown) => String(error),
    );
    if (typeof status === 'string' || status >= 500 || status === 429) failed.push(`${path}: ${status}`);
  };
  const visits: Promise<void>[] = [];
  const began = performance.now();
  while (visits.length < rate * seconds) {
    // What a stalled machine left out comes at once, as visitors do.
    const due = Math.min(rate * seconds, Math.ceil(((performance.now() - began) / 1_000) * rate));
    while (visits.length < due) visits.push(ask(visit(visits.length)));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await Promise.all(visits);
  expect(failed).toEqual([]);
  expect(site.log()).not.toContain('"level":"error"');
}, 600_000);
