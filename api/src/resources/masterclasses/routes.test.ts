import { describe, expect, it } from 'vitest';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { Masterclass } from '@ofgc/shared/domain/masterclasses/masterclass.schema.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('masterclasses', () => {
  it('are sorted latest first: one open, one full, two past', async () => {
    const { data } = await test.read<List<Masterclass>>('/api/masterclasses');
    // The office may have added classes with higher numbers.
    const classes = data.filter(({ id }) => id <= 4);
    expect(classes.map(({ state, places }) => [state, places.active.left, places.listener.left])).toEqual([
      ['open', 3, 28],
      ['full', 0, 0],
      ['past', 0, 3],
      ['past', 0, 11],
    ]);
    expect(classes[0]).toMatchObject({
      artist: { slug: 'gary-thornwick' },
      hall: { venue: 'Sede de la Orquesta' },
      meetings: [{ startsAt: '2027-03-10T15:30:00.000Z', endsAt: '2027-03-10T19:00:00.000Z' }, {}],
    });
  });
});
