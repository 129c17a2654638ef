import { beforeAll, expect, it } from 'vitest';
import type { List } from '@ofgc/shared/http/list.schema.ts';
import type { Workshop } from '@ofgc/shared/domain/workshops/workshop.schema.ts';
import { insertInscription } from '../../testing/records/insert-inscription.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { insertOpenWorkshop, openWorkshop } from '../../testing/forms/workshop-form.ts';

const test = useTestApi();
const slug = openWorkshop;
beforeAll(() => insertOpenWorkshop(test.database));

it('the places of a past workshop are those that were written down after it, not also those of the registrations', async () => {
  const { database } = test;
  const { places } = await database
    .selectFrom('workshops')
    .select('places')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await insertInscription(database, { kind: 'taller-profesorado', subject: slug });
  const leftAt = async (now: string) => {
    const api = await createTestApi(database, { now: () => new Date(now) });
    const { data } = (await api.inject({ url: '/api/workshops' })).json<List<Workshop>>();
    return data.find((one) => one.slug === slug)?.places.left;
  };
  expect(await leftAt('2027-01-10T12:00:00Z')).toBe(places - 1);
  await database.updateTable('workshops').set({ taken: 20 }).where('slug', '=', slug).execute();
  expect(await leftAt('2027-02-10T12:00:00Z')).toBe(places - 20);
});
