import { describe, expect, it } from 'vitest';
import { oneOf, type List } from '@ofgc/shared/http/list.schema.ts';
import { vacancySchema, type Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import { contentFolder, readContent } from '../../content/read-content.ts';
import { testDay } from '../../testing/test-api.ts';
import { useReadingApi } from '../../testing/use-test-api.ts';

const test = useReadingApi();

describe('vacancies', () => {
  it('have a status by the clock, and can be filtered by family, place, status and year', async () => {
    const active = await test.read<List<Vacancy>>('/api/offers?status=active&perPage=100');
    expect(active.data.every(({ isActive }) => isActive)).toBe(true);
    const now = `${testDay}T12:00:00.000Z`;
    for (const { status, applyFrom, applyTo } of active.data)
      expect(status === 'open', status).toBe(applyFrom <= now && now < applyTo);
    const all = await test.read<List<Vacancy>>('/api/offers?perPage=100');
    for (const facet of ['family', 'place', 'status', 'year']) {
      expect(all.meta.facets[facet], facet).not.toEqual([]);
      for (const { value, count } of all.meta.facets[facet]!)
        expect((await test.read<List<Vacancy>>(`/api/offers?${facet}=${value}`)).meta.total, value).toBe(count);
    }
    oneOf(vacancySchema.strict()).parse((await test.get(`/api/offers/${all.data[0]?.id}`)).body);
  });

  it('are counted for each option among those with the words that were typed', async () => {
    const { meta } = await test.read<List<Vacancy>>('/api/offers?term=violin&perPage=100');
    for (const facet of ['family', 'place', 'type', 'status', 'year'])
      for (const { value, count } of meta.facets[facet]!) {
        const list = await test.read<List<Vacancy>>(`/api/offers?term=violin&${facet}=${value}`);
        expect(list.meta.total, `${facet} ${value}`).toBe(count);
      }
    expect(meta.facets.status).not.toEqual([]);
  });

  it('are found by all words in any order, without accents or with invisible characters', async () => {
    const find = (query: string) => test.read<List<Vacancy>>(`/api/offers?perPage=100&${query}`);
    const violins = (await find('term=violin')).data.map(({ title }) => title);
    expect(violins).not.toEqual([]);
    const { vacancies } = (await readContent(contentFolder)).content.vacancies;
    const named = vacancies.filter((one) => /viol[ií]n/i.test(JSON.stringify([one.title, one.summary, one.reference])));
    expect(new Set(violins)).toEqual(new Set(named.map(({ title }) => title.es)));
    expect((await find('term=vi%C2%ADoli%CC%81n')).data.map(({ title }) => title)).toEqual(violins);
    const count = async (term: string) => (await find(`term=${encodeURIComponent(term)}`)).meta.total;
    expect(await count('double bass tutti'), 'of the title “Double bass, tutti”').toBeGreaterThan(0);
    expect(await count('regiduría escenario')).toBeGreaterThan(0);
    expect(await count('regiduría nada')).toBe(0);
    expect(await count('100%')).toBe(0);
    // PostgreSQL's unaccent makes plain signs of wide ones; none is a wildcard.
    expect([await count('％'), await count('＿'), await count('＼')]).toEqual([await count('%'), 0, 0]);
    expect(await count('%')).toBeLessThan(vacancies.length);
    // Only the texts are searched, not their JSON keys.
    expect(await count('{"')).toBe(0);
    expect((await find('term=%00')).data).toEqual((await find('')).data);
  });
});
