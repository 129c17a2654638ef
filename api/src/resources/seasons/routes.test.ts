import { describe, expect, it } from 'vitest';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { Season } from '@ofgc/shared/domain/seasons/season.schema.ts';
import { content } from '../../testing/site-content.ts';
import { testDay } from '../../testing/test-api.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('seasons', () => {
  it('mark the current one and count the concerts of each', async () => {
    const { data } = await test.read<List<Season>>('/api/seasons');
    expect(data.filter(({ isCurrent }) => isCurrent).map(({ slug }) => slug)).toEqual(
      content.seasons
        .filter(({ startsOn, endsOn }) => startsOn <= testDay && testDay <= endsOn)
        .map(({ slug }) => slug),
    );
    for (const { code, concerts } of data)
      expect(concerts, code).toBe(content.events.filter(({ season }) => season === code).length);
    expect((await test.read<List<Season>>(`/api/seasons?slug=${data[0]?.slug}`)).meta.total).toBe(1);
  });
});
