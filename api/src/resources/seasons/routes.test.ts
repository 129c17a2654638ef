import { describe, expect, it } from 'vitest';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { Season } from '@ofgc/shared/domain/seasons/season.schema.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('seasons', () => {
  it('know the current one and how many concerts each has', async () => {
    const { data } = await test.read<List<Season>>('/api/seasons');
    expect(data.map(({ slug, isCurrent, concerts }) => ({ slug, isCurrent, concerts }))).toEqual([
      { slug: '2627', isCurrent: true, concerts: 18 },
      { slug: '2526', isCurrent: false, concerts: 11 },
      { slug: '2425', isCurrent: false, concerts: 10 },
      { slug: '2324', isCurrent: false, concerts: 10 },
    ]);
    expect((await test.read<List<Season>>('/api/seasons?slug=2425')).meta.total).toBe(1);
  });
});
