import { expect, it } from 'vitest';
import { eventsPath } from '@ofgc/shared/routes/concerts/events.ts';
import { useSearch } from '../../testing/use-search.ts';

const search = useSearch();

it('a search result is marked as past for a concert that is over, and for a work played there', async () => {
  const { data } = await search('dvorak');
  const played = data.filter(({ kind, path }) => ['events', 'works'].includes(kind) && path.startsWith(eventsPath));
  const states = played.map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(['past']));
  expect(new Set(data.filter(({ kind }) => kind === 'pages').map(({ state }) => state))).toEqual(new Set([null]));
});

it('a search result is marked as cancelled, and a cancelled concert comes after similar ones', async () => {
  const concerts = (await search('diciembre')).data.filter(({ kind }) => kind === 'events').slice(0, 3);
  expect(concerts.map(({ title, state }) => [title, state])).toEqual([
    ['Pastoral', null],
    ['Novena de Beethoven', null],
    ['Sinfonía alpina', 'cancelled'],
  ]);
  const work = (await search('sinfonía alpina')).data.find(({ kind }) => kind === 'works');
  expect(work).toMatchObject({ title: 'Una sinfonía alpina, op.\u00A064', state: 'cancelled' });
});

it('a search result for a concert has its id, and one for a work has none', async () => {
  const { data } = await search('novena');
  expect(data.find(({ kind }) => kind === 'events')).toMatchObject({ title: 'Novena de Beethoven', eventId: 40 });
  const work = (await search('pastoral')).data.find(({ kind }) => kind === 'works');
  expect(work?.eventId).toBeNull();
});

it('a search result for a work links to the concert where it is played next', async () => {
  const pastoral = (await search('pastoral')).data.find(({ kind }) => kind === 'works');
  expect(pastoral).toMatchObject({
    path: '/conciertos-entradas/eventos/pastoral/38',
    date: '2026-12-04T20:00:00.000Z',
  });
});
