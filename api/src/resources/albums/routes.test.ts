import { describe, expect, it } from 'vitest';
import type { Album } from '@ofgc/shared/domain/albums/album.schema.ts';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('albums', () => {
  it('can be filtered by a concert that shares a work or a performer with them', async () => {
    const { data } = await test.read<List<Album>>('/api/albums?event=36');
    // The concert's performers are Magnus Eikelund and Daniel Ferrantes.
    expect(data.map(({ slug }) => slug)).toEqual(['sibelius-2', 'aire-del-norte']);
    expect((await test.read<List<Album>>('/api/albums?event=4711')).meta.total).toBe(0);
  });

  it('can be filtered by a season that played one of their works', async () => {
    const { data } = await test.read<List<Album>>('/api/albums?season=2324');
    expect(data.map(({ slug }) => slug)).toEqual(['cantos-canarios', 'titan', 'sinfonistas']);
    expect((await test.get('/api/albums?season=1718')).status).toBe(400);
  });
});
