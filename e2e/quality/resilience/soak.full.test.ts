import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSite } from '../../site/process/start-site.ts';
import type { Site } from '../../site/process/site-process.ts';
import { languages, pages, unknownPages } from '../pages/routes.ts';

/** Visits per second, and the duration in seconds. */
const rate = 50;
const seconds = 60;

let site: Site;
beforeAll(async () => {
  // The proxy is trusted, so that each visit has an address of its own and no limit for one address applies.
  // Its deadlines are the visitors', so that a page that is late is a failure.
  site = await startSite({ env: { TRUST_PROXY: '127.0.0.1, ::1', PATIENT: '0' } });
  for (const path of new Set(Array.from({ length: 200 }, (_, number) => visit(number)))) await ask(path, 0);
}, 900_000);
afterAll(() => site?.stop());

/** The path of a visit: pages in both languages, searches for new words, calendars, and addresses that do not exist. */
function visit(number: number): string {
  const { [languages[number % 2] ?? 'es']: path } = pages[(number * 7) % pages.length] ?? { es: '/', en: '/en' };
  if (number % 25 === 3) return `/buscar?term=sibelius+${number}`;
  if (number % 25 === 11) return '/calendario.ics';
  if (number % 25 === 17) return unknownPages[number % unknownPages.length]?.es ?? '/no-existe';
  return path;
}

/** Requests a path. @returns the status, or the error where there is no response */
async function ask(path: string, visitor: number): Promise<number | string> {
  try {
    const headers = { 'X-Forwarded-For': `198.18.${(visitor >> 8) & 255}.${visitor & 255}` };
    const answer = await fetch(site.url + path, { redirect: 'manual', headers });
    await answer.arrayBuffer();
    return answer.status;
  } catch (error) {
    return String(error);
  }
}

it(`site answers ${rate} visits a second for ${seconds} seconds to visited pages and new searches without an error`, async () => {
  const failed: string[] = [];
  const come = async (number: number) => {
    const path = visit(number);
    const status = await ask(path, number);
    if (typeof status === 'string' || status >= 500 || status === 429) failed.push(`${path}: ${status}`);
  };
  const visits: Promise<void>[] = [];
  const began = performance.now();
  while (visits.length < rate * seconds) {
    // Visits that a stalled machine missed are made up for at once, because visitors would not wait either.
    const due = Math.min(rate * seconds, Math.ceil(((performance.now() - began) / 1_000) * rate));
    while (visits.length < due) visits.push(come(visits.length));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await Promise.all(visits);
  expect(failed).toEqual([]);
  expect(site.log()).not.toContain('"level":"error"');
}, 600_000);
