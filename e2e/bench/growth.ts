import { startFollowingApi } from '../../api/src/testing/test-api.ts';
import { fillProgramme } from './fill-programme.ts';

// npm run bench:growth: how long answers take with 500, 5,000 and 50,000 performances, the same number in each month, in milliseconds.
// The API in memory as it runs, each address asked for the first time: a month's page means every month of three years.
// On the embedded database, or on PostgreSQL when DATABASE_URL names one.
const sizes = process.argv.slice(2).map(Number);
const pad = (month: number) => String(month).padStart(2, '0');
const months = (years: number[]) => years.flatMap((year) => Array.from({ length: 12 }, (_, index) => ({ year, month: index + 1 })));

const asked: Record<string, readonly string[]> = {
  "a month's page": months([2025, 2026, 2027]).map(({ year, month }) => `/api/events?fields=card&perPage=100&year=${year}&month=${month}`),
  "a month's page, filtered": months([2026, 2027]).map(
    ({ year, month }) => `/api/events?fields=card&perPage=100&year=${year}&month=${month}&composer=ludwig-van-beethoven`,
  ),
  'a month without facets': months([2025, 2026, 2027]).map(
    ({ year, month }) => `/api/events?facets=none&fields=card&perPage=100&from=${year}-${pad(month)}-01&to=${year}-${pad(month)}-28`,
  ),
  'filters of all time': ['conductor=aurelio-montelirio', 'type=familia', 'composer=jean-sibelius'].map(
    (filter) => `/api/events?fields=card&when=all&${filter}`,
  ),
  'a concert': [36, 37, 38, 39, 40].map((id) => `/api/events/${id}`),
  search: ['sibelius', 'beethoven', 'montelirio', 'concierto', 'beetoven'].map((term) => `/api/search?term=${term}`),
  'feed of what comes': ['/api/calendar.ics', '/api/calendar.ics?lang=en'],
  'site map': ['/api/sitemap.txt', '/api/sitemap.txt?lang=en'],
};

const rows: Record<string, Record<string, number>> = {};
for (const size of sizes.length ? sizes : [500, 5_000, 50_000]) {
  const { api, database, followed, close } = await startFollowingApi();
  try {
    await fillProgramme(database, size);
    const took = async (url: string) => {
      const start = performance.now();
      const { statusCode } = await api.inject(url);
      if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`);
      return performance.now() - start;
    };
    for (const [what, urls] of Object.entries(asked)) {
      // Compiled code and the database's own caches are warm, the API's answers are not.
      for (const url of urls) await took(`${url}${url.includes('?') ? '&' : '?'}lang=en`.replace('lang=en&lang=en', 'lang=en'));
      const times: number[] = [];
      for (const url of urls) times.push(await took(`${url}${url.includes('?') ? '&' : '?'}lang=es`));
      const sorted = times.toSorted((a, b) => a - b);
      const at = (share: number) => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10;
      rows[what] = { ...rows[what], [`${size} p50`]: at(0.5), [`${size} p95`]: at(0.95) };
    }
    process.stdout.write(`${size}: revision ${followed.changes.revision}\n`);
  } finally {
    await close();
  }
}
console.table(rows);
