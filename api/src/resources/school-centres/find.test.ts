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
  expect((await findCentres(database)).map(({ name }) => name)).toEqual([
    'CEIP Oria',
    'CEIP Nuez',
    'CEIP Ávila',
    'CEIP Ñandú',
    'CEIP Zamora',
  ]);
});
