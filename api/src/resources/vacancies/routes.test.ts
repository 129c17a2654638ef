import { describe, expect, it } from 'vitest';
import { oneOf, type List } from '@ofgc/shared/http/list.schema.ts';
import { vacancySchema, type Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('vacancies', () => {
  it('derive their status from the clock and can be filtered by it', async () => {
    const active = await test.read<List<Vacancy>>('/api/offers?status=active&perPage=100');
    expect(active.data.filter(({ status }) => status === 'open')).toHaveLength(3);
    expect(active.data.every(({ isActive }) => isActive)).toBe(true);
    const all = await test.read<List<Vacancy>>('/api/offers?perPage=100');
    for (const facet of ['family', 'place', 'status', 'year']) {
      for (const { value, count } of all.meta.facets[facet] ?? [])
        expect((await test.read<List<Vacancy>>(`/api/offers?${facet}=${value}`)).meta.total, value).toBe(count);
    }
    oneOf(vacancySchema.strict()).parse((await test.get(`/api/offers/${all.data[0]?.id}`)).body);
  });

  it('are found by words without accents', async () => {
    expect((await test.read<List<Vacancy>>('/api/offers?type=audition')).meta.total).toBe(4);
    expect((await test.read<List<Vacancy>>('/api/offers?term=violin')).meta.total).toBe(1);
    expect((await test.read<List<Vacancy>>('/api/offers?term=100%25')).meta.total).toBe(0);
    expect((await test.read<List<Vacancy>>('/api/offers?term=%00')).meta.total).toBe(9);
  });
});
