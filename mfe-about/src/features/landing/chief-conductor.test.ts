import { expect, it } from 'vitest';
import type { ApiClient } from '@ofgc/shared/api-client';
import type { Page } from '@ofgc/shared/domain/pages/page.schema.ts';
import { sampleEvent, samplePerformance } from '@ofgc/shared/testing/sample-event.ts';
import { fetchChiefConductor, findChiefConductor } from './chief-conductor.ts';

const conductors = [
  { value: 'hanna-vik', label: 'Hanna Vik' },
  { value: 'aurelio-montelirio', label: 'Aurelio Montelirio' },
];
const section = (title: string) => ({ anchor: title, title, html: '' });

it('findChiefConductor() finds the section and slug of the chief conductor', () => {
  const chief = section('Aurelio Montelirio, director titular');
  expect(findChiefConductor([section('Nuestra misión'), chief], conductors)).toEqual({
    section: chief,
    slug: 'aurelio-montelirio',
  });
});

it('findChiefConductor() is null when the named person is not a conductor of the season', () => {
  expect(
    findChiefConductor([section('Nuestra misión'), section('Otra persona, director titular')], conductors),
  ).toBeNull();
});

it('fetchChiefConductor() returns the next concert that is not cancelled', async () => {
  const data = [
    sampleEvent({ id: 1, performances: [samplePerformance({ state: 'cancelled', ticketUrl: null })] }),
    sampleEvent({ id: 2, performances: [samplePerformance()] }),
  ];
  const api = { get: async () => ({ data: { data, meta: { facets: { conductor: conductors } } } }) };
  const page = { sections: [section('Aurelio Montelirio, director titular')] } as unknown as Page;
  const { chief } = await fetchChiefConductor(page, api as unknown as ApiClient);
  expect(chief?.concert?.event.id).toBe(2);
});
