import { describe, expect, it } from 'vitest';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { Composer } from '@ofgc/shared/domain/works/work.schema.ts';
import { content } from '../../testing/site-content.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('composers', () => {
  it('have their names in the requested language', async () => {
    const { data } = await test.read<List<Composer>>('/api/composers?perPage=100&lang=en');
    expect(data).toHaveLength(content.composers.length);
    for (const { slug, fullName, shortName } of content.composers)
      expect(data.find((one) => one.slug === slug)).toMatchObject({ name: fullName.en, shortName: shortName.en });
  });
});
