import { readArgumentsOrEnd } from '@ofgc/shared/commands/read-arguments.ts';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../site/find-chromium.ts';
import { prepareSites } from '../site/start-site.ts';
import { startFollowingApi } from '../../api/src/testing/test-api.ts';
import { refreshListing } from '../../api/src/changes/follow-content.ts';
import { fillProgramme } from './fill-programme.ts';
import { growthByRemotes, growthByWorkers } from './growth-of-site.ts';
import { millisecondsOf } from './processor-time.ts';

// npm run bench:growth: what a page costs on a site of 1, 5 and 20 remotes, and with more render workers (growth-of-site.ts). Then how
// long answers take with 500, 5,000 and 50,000 performances, the same number in each month, in milliseconds of the processor.
// -- site: the first alone. -- 500 5000: the second alone, with these numbers.
// The API in memory as it runs, all sizes by turns, each address asked for the first time in its language, after the same in
// English: what is counted for all months alike is kept, as in a running API. The first row after a change pays for it.
// On the embedded database, or on PostgreSQL when DATABASE_URL names one.
const named = readArgumentsOrEnd({
  usage: 'npm run bench:growth -- [site] [PERFORMANCES …]',
  options: {},
  most: Number.POSITIVE_INFINITY,
  words: /^(?:site|[1-9]\d*)$/,
}).positionals;
const sizes = named.length === 0 ? [500, 5_000, 50_000] : named.filter((name) => name !== 'site').map(Number);
const pad = (month: number) => String(month).padStart(2, '0');
const months = (years: number[]) =>
  years.flatMap((year) => Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 })));

const asked: Record<string, readonly string[]> = {
  "a month's page": months([2025, 2026, 2027]).map(
    ({ year, month }) => `/api/events?perPage=100&year=${year}&month=${month}`,
  ),
  "a month's page, filtered": months([2026, 2027]).map(
    ({ year, month }) => `/api/events?perPage=100&year=${year}&month=${month}&composer=ludwig-van-beethoven`,
  ),
  'a month without facets': months([2025, 2026, 2027]).map(
    ({ year, month }) =>
      `/api/events?facets=none&perPage=100&from=${year}-${pad(month)}-01&to=${year}-${pad(month)}-28`,
  ),
  'filters of all time': ['conductor=aurelio-montelirio', 'type=familia', 'composer=jean-sibelius'].map(
    (filter) => `/api/events?when=all&${filter}`,
  ),
  'a concert': [36, 37, 38, 39, 40].map((id) => `/api/events/${id}`),
  search: ['sibelius', 'beethoven', 'montelirio', 'concierto', 'beetoven'].map((term) => `/api/search?term=${term}`),
  'feed of what comes': ['/api/calendar.ics'],
  'feed of all time': ['/api/calendar.ics?cuando=todos'],
  'site map': ['/api/sitemap.txt'],
};

const inLanguage = (url: string, lang: string) => `${url}${url.includes('?') ? '&' : '?'}lang=${lang}`;

if (named.length === 0 || named.includes('site')) {
  await prepareSites();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    console.table(await growthByRemotes(browser));
    console.table(await growthByWorkers(browser));
  } finally {
    await browser.close();
  }
}

type Filled = Awaited<ReturnType<typeof startFollowingApi>> & { size: number };
const filled: Filled[] = [];
for (const size of sizes) {
  const site = { ...(await startFollowingApi()), size };
  filled.push(site);
  await fillProgramme(site.database, size);
}

const took = ({ api }: Filled, url: string) =>
  millisecondsOf(async () => {
    const { statusCode } = await api.inject(url);
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
  });
/** Asks each address of all sizes by turns, in one language, so that no size is asked by code that is not compiled yet. */
async function askAll(urls: readonly string[], lang: string): Promise<Map<Filled, number[]>> {
  const times = new Map(filled.map((site) => [site, [] as number[]]));
  for (const url of urls) for (const [site, list] of times) list.push(await took(site, inLanguage(url, lang)));
  return times;
}

const rows: Record<string, Record<string, number>> = {};
const note = (what: string, column: string, time: number) =>
  (rows[what] = { ...rows[what], [column]: Math.round(time * 10) / 10 });
for (const [what, urls] of Object.entries(asked)) {
  // The database's own caches are warm, the API's answers are not.
  await askAll(urls, 'en');
  if (what === "a month's page")
    for (const site of filled) {
      site.followed.changes.announce(null);
      note('the first month after a change', `${site.size} p50`, await took(site, inLanguage(urls[0] ?? '', 'en')));
    }
  for (const [{ size }, times] of await askAll(urls, 'es')) {
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
    note(what, `${size} p50`, at(0.5));
    note(what, `${size} p95`, at(0.95));
  }
}
for (const { database, size } of filled)
  note('refresh of the listing', `${size} p50`, await millisecondsOf(() => refreshListing(database)));
console.table(rows);
await Promise.all(filled.map(({ close }) => close()));
