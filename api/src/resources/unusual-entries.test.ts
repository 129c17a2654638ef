import { expect, it } from 'vitest';
import type { Artist } from '@ofgc/shared/domain/artists/artist.schema.ts';
import type { Audition } from '@ofgc/shared/domain/auditions/audition.schema.ts';
import type { Event } from '@ofgc/shared/domain/events/event.schema.ts';
import type { Composer } from '@ofgc/shared/domain/works/work.schema.ts';
import type { List, One } from '@ofgc/shared/http/list.schema.ts';
import { insertConcert, performance } from '../testing/insert-concert.ts';
import { useTestApi } from '../testing/use-test-api.ts';

// Entries that an editor may write and that the content does not have today.
const test = useTestApi();

it('a composer whose short name is not translated stands in its place of the English list', async () => {
  const name = JSON.stringify({ es: 'A. Aabad' });
  const composer = { id: 9001, slug: 'aabad', fullName: name, shortName: name, years: '1900–1970' };
  await test.database.insertInto('composers').values(composer).execute();
  const { data } = await test.read<List<Composer>>('/api/composers?lang=en');
  expect(data[0]?.slug).toBe('aabad');
});

it('an ensemble whose name begins with no letter makes no choice of letter that answers 400', async () => {
  await test.database.updateTable('artists').set({ sortName: '4 Cellos' }).where('id', '=', 2).execute();
  const { meta } = await test.read<List<Artist>>('/api/artists');
  expect(meta.facets.letter).not.toEqual([]);
  for (const { value } of meta.facets.letter ?? [])
    expect((await test.get(`/api/artists?letter=${value}`)).status, value).toBe(200);
});

it('an audition whose day of the result is to come stands by its deadline among those without a result', async () => {
  const slugs = async () => (await test.read<List<Audition>>('/api/auditions')).data.map(({ slug }) => slug);
  const [first, second = ''] = await slugs();
  const result = { resultOn: '2027-03-01', resultText: JSON.stringify({ es: 'Relación.' }) };
  await test.database
    .updateTable('auditions')
    .set({ applyTo: '2026-11-21T12:00:00Z', vacancyId: null, ...result })
    .where('slug', '=', second)
    .execute();
  expect((await slugs()).slice(0, 2)).toEqual([second, first]);
});

it.each([
  [90_011, 90_012],
  [90_022, 90_021],
])(
  'two dates of a concert at one time in two halls stand in the order of their numbers: %i, %i',
  async (one, other) => {
    const id = Math.floor(one / 10);
    await insertConcert(test.database, id, { performances: [performance(one), performance(other)] });
    const { data } = await test.read<One<Event>>(`/api/events/${id}`);
    expect(data.performances.map((date) => date.id)).toEqual([Math.min(one, other), Math.max(one, other)]);
  },
);
