import { startTestApi } from '../../api/src/testing/test-api.ts';
import { fillSearch, records } from './fill-search.ts';
import { millisecondsOf } from './processor-time.ts';

// npm run bench:search: how long suggestions and results take over 20,000 records, in milliseconds
// of the processor.
// On the embedded database, and on PostgreSQL too when DATABASE_URL names one; there in a schema of its own.
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

const databases = process.env.DATABASE_URL ? [undefined, process.env.DATABASE_URL] : [undefined];
for (const address of databases) {
  if (address) process.env.DATABASE_URL = address;
  else delete process.env.DATABASE_URL;
  const { api, database, close } = await startTestApi();
  try {
    await fillSearch(database);
    const ask = (term: string, perKind: number) =>
      millisecondsOf(async () => {
        const { statusCode } = await api.inject(`/api/search?perKind=${perKind}&term=${encodeURIComponent(term)}`);
        if (statusCode !== 200) throw new Error(`the search for “${term}” answered ${statusCode}`);
      });
    const rows = [];
    for (const [what, terms, perKind] of [
      ['suggestions', typed, 5],
      ['results', sent, 20],
    ] as const) {
      for (const term of terms) await ask(term, perKind);
      const times: { term: string; took: number }[] = [];
      for (let round = 0; round < rounds; round++)
        for (const term of terms) times.push({ term, took: await ask(term, perKind) });
      const sorted = times.toSorted((a, b) => a.took - b.took);
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)];
      rows.push({
        database: address ? 'PostgreSQL' : 'PGlite',
        what,
        records,
        p50: Math.round(at(0.5)?.took ?? 0),
        p95: Math.round(at(0.95)?.took ?? 0),
        slowest: at(1)?.term,
      });
    }
    console.table(rows);
  } finally {
    await close();
  }
}
