import { expect, it } from 'vitest';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { findSitemapPages } from './find.ts';

const test = useTestApi();

it('a page that several entries of the search lead to has the date of the latest change of them', async () => {
  const path = educationPaths.masterclasses;
  const { database } = test;
  const entries = await database
    .selectFrom('searchEntries')
    .select('entityId')
    .where('path', '=', path)
    .where('lang', '=', 'es')
    .orderBy('entityId')
    .execute();
  expect(entries.length).toBeGreaterThan(1);
  // The second of them has changed last.
  for (const [place, { entityId }] of entries.entries())
    await database
      .updateTable('pageChanges')
      .set({ changedAt: new Date(Date.UTC(2026, 10, place === 1 ? 19 : 10)) })
      .where('kind', '=', 'pages')
      .where('entityId', '=', entityId)
      .execute();
  const pages = await findSitemapPages(database, 'pages', new Date('2026-11-20T12:00:00Z'));
  expect(pages.filter(({ paths }) => paths.es === path)).toEqual([
    { paths: { es: path, en: path }, changedAt: new Date('2026-11-19T00:00:00Z') },
  ]);
});
