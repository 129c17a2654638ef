import { expect, it } from 'vitest';
import { educationPaths } from '@ofgc/shared/routes/education/activities.ts';
import { seasonPath } from '@ofgc/shared/routes/concerts/seasons.ts';
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

it('has the season that is announced, once it has concerts, and between two seasons not the one that is at the present address', async () => {
  const { database } = test;
  const at = async (now: string) => {
    const pages = await findSitemapPages(database, 'pages', new Date(now));
    return pages.map(({ paths }) => paths.es);
  };
  const seasons = await database.selectFrom('seasons').selectAll().orderBy('startsOn').execute();
  const current = seasons.find(({ startsOn, endsOn }) => startsOn <= '2026-11-20' && endsOn >= '2026-11-20')!;
  expect(await at('2026-11-20T12:00:00Z')).not.toContain(seasonPath(current, false));
  // Nothing is announced after it.
  expect(await at(`${Number(current.endsOn.slice(0, 4)) + 1}-01-01T12:00:00Z`)).not.toContain(
    seasonPath(current, false),
  );
  const next = { ...current, id: 99, code: '2090-91', slug: '9091', startsOn: '2090-09-01', endsOn: '2091-08-31' };
  const { name, motto, saleDates } = current;
  await database
    .insertInto('seasons')
    .values({ ...next, name: JSON.stringify(name), motto: JSON.stringify(motto), saleDates: JSON.stringify(saleDates) })
    .execute();
  expect(await at('2026-11-20T12:00:00Z')).not.toContain(seasonPath(next, false));
  const concert = await database.selectFrom('events').select('id').executeTakeFirstOrThrow();
  await database.updateTable('events').set({ seasonId: 99 }).where('id', '=', concert.id).execute();
  expect(await at('2026-11-20T12:00:00Z')).toContain(seasonPath(next, false));
});
