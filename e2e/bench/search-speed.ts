import { readArgumentsOrEnd } from '@ofgc/shared/commands/read-arguments.ts';
import { startTestApi } from '../../api/src/testing/test-api.ts';
import { fillSearch } from './growth/fill-search.ts';
import { millisecondsOf } from './load/processor-time.ts';

// npm run bench:search: the processor time of suggestions and results over 20,000 records, in milliseconds.
// No response is cached; the ten slowest terms are printed with their medians.
// Runs on the embedded database, and also on PostgreSQL when DATABASE_URL names one, there in a schema of its own.
readArgumentsOrEnd({ usage: 'npm run bench:search', options: {}, most: 0 });
const typed = ['bee', 'beeth', 'dvo', 'dvorak', 'sinf', 'conci', 'concierto p', 'marc', 'rach', 'aud'];
const sent = [
  'beethoven',
  'beetoven',
  'dvorak',
  'chaikovski',
  'tchaikovsky',
  'concierto para piano',
  'sinfonía',
  'conciertos de navidad',
  'orquesta',
  'oboe',
  'rachmaninov concierto piano',
  'nada de nada zzzz',
];
const rounds = 5;
/** Rounds before the measurement, while V8 still compiles the database's code; a slow machine needs several. */
const warmRounds = 4;
const records = 20_000;

const databases = process.env.DATABASE_URL ? [undefined, process.env.DATABASE_URL] : [undefined];
for (const address of databases) {
  if (address) process.env.DATABASE_URL = address;
  else delete process.env.DATABASE_URL;
  const { api, database, close } = await startTestApi();
  try {
    await fillSearch(database, records);
    // Requests come from many addresses, because the API limits the requests of one visitor.
    let visitor = 0;
    const ask = (term: string, perKind: number) =>
      millisecondsOf(async () => {
        const { statusCode } = await api.inject({
          url: `/api/search?perKind=${perKind}&term=${encodeURIComponent(term)}`,
          remoteAddress: `10.0.0.${visitor++ % 250}`,
        });
        if (statusCode !== 200) throw new Error(`the search for “${term}” answered ${statusCode}`);
      });
    const name = address ? 'PostgreSQL' : 'PGlite';
    const rows = [];
    const dearest: { database: string; what: string; term: string; median: number }[] = [];
    for (const [what, terms, perKind] of [
      ['suggestions', typed, 5],
      ['results', sent, 20],
    ] as const) {
      for (let round = 0; round < warmRounds; round++) for (const term of terms) await ask(term, perKind);
      const times: { term: string; took: number }[] = [];
      for (let round = 0; round < rounds; round++)
        for (const term of terms) times.push({ term, took: await ask(term, perKind) });
      const sorted = times.toSorted((a, b) => a.took - b.took);
      const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)]?.took ?? 0);
      rows.push({ database: name, what, records, p50: at(0.5), p95: at(0.95), slowest: sorted.at(-1)?.term });
      for (const term of terms) {
        const own = sorted.filter((time) => time.term === term);
        dearest.push({ database: name, what, term, median: Math.round(own[Math.floor(own.length / 2)]?.took ?? 0) });
      }
    }
    console.table(rows);
    console.table(dearest.toSorted((a, b) => b.median - a.median).slice(0, 10));
  } finally {
    await close();
  }
}
