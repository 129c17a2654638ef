import { readArgumentsOrEnd } from '@ofgc/shared/commands/read-arguments.ts';
import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../site/page/find-chromium.ts';
import { prepareSites } from '../site/process/start-site.ts';
import { startFollowingApi } from '../../api/src/testing/test-api.ts';
import { refreshListing } from '../../api/src/changes/follow-content.ts';
import { fillProgramme } from './growth/fill-programme.ts';
import { growthByRemotes, growthByWorkers } from './growth/growth-of-site.ts';
import { millisecondsOf } from './load/processor-time.ts';

// npm run bench:growth: the cost of a page on a site of 1, 5 and 20 remotes, and with more render workers (growth-of-site.ts). Then the
// processor time of the API's responses, in milliseconds, with 500, 5,000 and 50,000 performances, the same number in each month.
// -- site: only the first part. -- 500 5000: only the second part, with these numbers of performances.
// The second part runs the API in this process and asks all sizes in turn. Each address is asked once in English and then in Spanish, and
// only the Spanish request counts: what the API keeps for all months is then there, as in a running API. The first request after a
// change, which computes it again, has a row of its own. The database is the embedded one, or PostgreSQL when DATABASE_URL names one.
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
/** Requests each address from all sizes in turn, in one language, so that V8 has compiled the code equally for every size. */
async function askAll(urls: readonly string[], lang: string): Promise<Map<Filled, number[]>> {
  const times = new Map(filled.map((site) => [site, [] as number[]]));
  for (const url of urls) for (const [site, list] of times) list.push(await took(site, inLanguage(url, lang)));
  return times;
}

const rows: Record<string, Record<string, number>> = {};
const note = (what: string, column: string, time: number) =>
  (rows[what] = { ...rows[what], [column]: Math.round(time * 10) / 10 });
for (const [what, urls] of Object.entries(asked)) {
  // Warms the database's own caches; the API has no cached response for the Spanish addresses yet.
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
