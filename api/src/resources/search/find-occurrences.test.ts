import { expect, it } from 'vitest';
import type { EventSummary } from '@ofgc/shared/domain/events/event.schema.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import { eventPath } from '@ofgc/shared/routes/concerts/events.ts';
import { searchOver } from '../../testing/use-search.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();
const search = searchOver(test);

it('a search result for a work has the concert where it is played next, or was last, and its state', async () => {
  const { data: concerts } = await test.read<List<EventSummary>>('/api/events?when=all&perPage=100');
  const { data } = await search('sinfonía', '&kind=works&perKind=50');
  const played = data.filter(({ date }) => date);
  expect(played.length).toBeGreaterThan(1);
  for (const { path, date, state, eventId, title } of played) {
    const concert = concerts.find((one) => eventPath(one) === path);
    const performance = concert?.performances.find(({ startsAt }) => startsAt === date);
    const isTold = performance?.state === 'past' || performance?.state === 'cancelled';
    expect([eventId, state], title).toEqual([null, isTold ? performance.state : null]);
    if (state !== 'past') continue;
    const again = concerts.filter(
      ({ programme, performances }) =>
        programme.some((item) => item.kind === 'work' && item.title === title) &&
        performances.some((one) => one.state !== 'past' && one.state !== 'cancelled'),
    );
    expect(again, title).toEqual([]);
  }
});

it('a search result for a concert has its id, and one for a page has neither a date nor a state', async () => {
  const { data } = await search('concierto', '&perKind=20');
  const concerts = data.filter(({ kind }) => kind === 'events');
  expect(concerts).not.toEqual([]);
  for (const { path, eventId } of concerts) expect(path.endsWith(`/${eventId}`)).toBe(true);
  const pages = data.filter(({ kind }) => kind === 'pages');
  expect(pages).not.toEqual([]);
  expect(new Set(pages.map(({ state }) => state))).toEqual(new Set([null]));
});
