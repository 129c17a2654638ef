import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
);
const routes = files.filter((file) => /(^|-|\/)routes\.ts$/.test(file));
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');

/** What a file of a noun may not have, and where that belongs. */
const elsewhere = [
  [/\b(?:list|one)QuerySchema\s*\.extend\(/, 'the schema of a query: query.ts'],
  [/\.(?:insertInto|updateTable|deleteFrom)\(/, 'SQL that writes: save.ts'],
  [/\.(?:selectFrom|where|orderBy)\(|\bsql[`<]/, 'SQL that reads: find.ts, facets.ts'],
  [/\breaderIn\(/, 'rows to JSON: present.ts'],
] as const;

// A test and no lint rule: oxlint has no rule about calls that knows the name of the file.
it('the routes of a noun only route: query, SQL and JSON are in the files of their names', () => {
  expect(routes.length).toBeGreaterThan(50);
  const found = routes.flatMap((file) => {
    const text = textOf(file);
    return elsewhere.flatMap(([pattern, where]) => (pattern.test(text) ? [`${file}: ${where}`] : []));
  });
  expect(found).toEqual([]);
});

it('query.ts has every schema of a query, and present*.ts no SQL', () => {
  const extending = files.filter((file) => elsewhere[0][0].test(textOf(file)));
  expect(extending.filter((file) => !file.endsWith('/query.ts'))).toEqual([]);
  const presenters = files.filter((file) => /\/present[a-z-]*\.ts$/.test(file));
  const [, writes, reads] = elsewhere;
  expect(presenters.filter((file) => [writes, reads].some(([sql]) => sql.test(textOf(file))))).toEqual([]);
});
