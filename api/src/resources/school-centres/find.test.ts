import { expect, it } from 'vitest';
import { addCentre } from '../../testing/school-area/sample-registration.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { findCentres } from './find.ts';

const test = useTestApi();

it('schools are listed by state, then by name, with accents in their Spanish order', async () => {
  const { database } = test;
  await database.deleteFrom('schoolCentres').execute();
  for (const name of ['CEIP Zamora', 'CEIP Ávila', 'CEIP Nuez', 'CEIP Ñandú', 'CEIP Oria'])
    await addCentre(database, { name });
  for (const [name, state] of [
    ['CEIP Oria', 'requested'],
    ['CEIP Nuez', 'refused'],
  ] as const)
    await database.updateTable('schoolCentres').set({ state }).where('name', '=', name).execute();
  const names = async (page: number) =>
    (await findCentres(database, { page, perPage: 3 })).rows.map(({ name }) => name);
  expect(await names(1)).toEqual(['CEIP Oria', 'CEIP Nuez', 'CEIP Ávila']);
  expect(await names(2)).toEqual(['CEIP Ñandú', 'CEIP Zamora']);
  await expect(names(3)).rejects.toMatchObject({ status: 404 });
  const { total, inState } = await findCentres(database, { page: 2, perPage: 3 });
  expect([total, ...inState.map(({ value, count }) => `${value} ${count}`)]).toEqual([
    5,
    'requested 1',
    'refused 1',
    'approved 3',
  ]);
});
