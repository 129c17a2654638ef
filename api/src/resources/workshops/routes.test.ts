import { beforeAll, describe, expect, it } from 'vitest';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { Workshop } from '@ofgc/shared/domain/workshops/workshop.schema.ts';
import { insertWorkshop } from '../../testing/records/insert-workshop.ts';
import { useTestApi } from '../../testing/use-test-api.ts';

const test = useTestApi();
beforeAll(async () => {
  const { database } = test;
  const meetings = [{ date: '2026-11-14', from: '09:30', to: '14:00', title: { es: 'a' }, text: { es: 'a' } }];
  await insertWorkshop(database, 9001, { hours: 20 });
  await insertWorkshop(database, 9002, { applyFrom: '2026-11-02', applyTo: '2026-11-20' });
  await insertWorkshop(database, 9003, { applyFrom: '2026-11-02', applyTo: '2026-11-19' });
  await insertWorkshop(database, 9004, { applyFrom: '2026-11-02', applyTo: '2026-11-13', meetings });
});

describe('workshops in GET /api/workshops', () => {
  it('have a state of enrolment and the date when applications open', async () => {
    const { data } = await test.read<List<Workshop>>('/api/workshops?lang=en&perPage=100');
    const workshops = data.filter(({ id }) => id > 9000).toSorted((one, other) => one.id - other.id);
    expect(workshops.map(({ state }) => state)).toEqual(['notYet', 'open', 'closed', 'past']);
    expect(workshops[0]).toMatchObject({ applyFrom: '2027-01-07T09:00:00.000Z', hours: 20, lang: 'en' });
  });
});
