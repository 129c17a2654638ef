import { expect, it } from 'vitest';
import type { Audition } from '@ofgc/shared/domain/auditions/audition.schema.ts';
import type { Vacancy } from '@ofgc/shared/domain/vacancies/vacancy.schema.ts';
import type { List, One } from '@ofgc/shared/http/list.schema.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

let now = new Date('2026-11-20T12:00:00Z');
const test = useTestApi({ now: () => now });

it.each([
  ['2026-11-27T13:59:00Z', 'open'],
  ['2026-12-10T12:00:00Z', 'closed'],
  ['2027-01-17T23:59:00Z', 'closed'],
  ['2027-01-18T00:00:00Z', 'tests'],
  ['2027-02-03T12:00:00Z', 'tests'],
])('on %s the vacancy for an oboe and its audition both have the status %s', async (at, status) => {
  now = new Date(at);
  const audition = (await test.read<List<Audition>>('/api/auditions')).data.find(({ slug }) => slug === 'oboe-solista');
  const id = audition?.offer?.id;
  const { data: vacancy } = await test.read<One<Vacancy>>(`/api/offers/${id}`);
  expect([audition?.status, vacancy.status]).toEqual([status, status]);
  for (const filter of ['active', 'inactive']) {
    const { data, meta } = await test.read<List<Vacancy>>(`/api/offers?perPage=100&facets=status&status=${filter}`);
    expect(data.some((one) => one.id === id)).toBe(audition?.isActive === (filter === 'active'));
    expect(data.every(({ isActive }) => isActive === (filter === 'active'))).toBe(true);
    expect(meta.facets.status?.find(({ value }) => value === filter)?.count).toBe(data.length);
  }
});

it('the result of an audition ends its vacancy', async () => {
  now = new Date('2027-01-25T12:00:00Z');
  await test.database
    .updateTable('auditions')
    .set({ resultOn: '2027-01-25', resultText: JSON.stringify({ es: 'La plaza es del número 4.' }) })
    .where('slug', '=', 'oboe-solista')
    .execute();
  expect((await test.read<One<Vacancy>>('/api/offers/8')).data).toMatchObject({ status: 'results', isActive: false });
  const active = await test.read<List<Vacancy>>('/api/offers?perPage=100&status=active');
  expect(active.data.map(({ id }) => id)).not.toContain(8);
});

it('the steps of a call come in the order of their days, however they are written', async () => {
  const days = ['2026-11-18', '2027-02-08', '2026-11-18T10:00:00Z'];
  const timeline = JSON.stringify(days.map((at) => ({ at, text: { es: at } })));
  await test.database.updateTable('vacancies').set({ timeline }).where('id', '=', 8).execute();
  const { data } = await test.read<One<Vacancy>>('/api/offers/8');
  expect(data.timeline.map(({ at }) => at)).toEqual(['2026-11-18T10:00:00Z', '2026-11-18', '2027-02-08']);
});
