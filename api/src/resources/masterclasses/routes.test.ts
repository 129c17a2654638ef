import { describe, expect, it } from 'vitest';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { Masterclass } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import { contentInstant } from '../../content/dates.ts';
import { content } from '../../testing/site-content.ts';
import { testDay } from '../../testing/test-api.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('masterclasses', () => {
  it('are sorted latest first, with the places that the office has not given away, and are past after their last day', async () => {
    const { data } = await test.read<List<Masterclass>>('/api/masterclasses');
    expect(data).toHaveLength(content.masterclasses.length);
    const ends = data.map(({ meetings }) => meetings.at(-1)?.endsAt ?? '');
    expect(ends).toEqual(ends.toSorted().toReversed());
    for (const { id, state, places, meetings, artist, hall } of data) {
      const entry = content.masterclasses.find((one) => one.id === id)!;
      for (const kind of ['active', 'listener'] as const)
        expect(places[kind], entry.slug).toMatchObject({ left: entry[kind].total - entry[kind].taken });
      expect(state === 'past', entry.slug).toBe(entry.meetings.every(({ date }) => date < testDay));
      if (state === 'open') expect(places.active.left + places.listener.left).toBeGreaterThan(0);
      if (state === 'full') expect(places).toMatchObject({ active: { left: 0 }, listener: { left: 0 } });
      expect(meetings).toEqual(
        entry.meetings.map(({ date, from, to }) =>
          expect.objectContaining({ startsAt: contentInstant(date, from), endsAt: contentInstant(date, to) }),
        ),
      );
      expect(artist?.slug).toBe(content.artists.find(({ name }) => name === entry.master)?.slug);
      expect(entry.hall.startsWith(hall.venue)).toBe(true);
    }
  });
});
