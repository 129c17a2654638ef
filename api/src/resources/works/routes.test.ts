import { describe, expect, it } from 'vitest';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { Composer } from '@ofgc/shared/domain/works/work.schema.ts';
import { contentFolder, readContent } from '../../content/read-content.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('composers', () => {
  it('have their names in the requested language', async () => {
    const { data } = await test.read<List<Composer>>('/api/composers?perPage=100&lang=en');
    const { content } = await readContent(contentFolder);
    expect(data).toHaveLength(content.composers.length);
    expect(data.find(({ slug }) => slug === 'piotr-ilich-chaikovski')).toMatchObject({
      name: 'Pyotr Ilyich Tchaikovsky',
      shortName: 'Tchaikovsky',
    });
  });
});
