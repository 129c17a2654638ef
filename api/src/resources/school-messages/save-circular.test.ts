import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { seedSampleCalls } from '../../testing/school-area/sample-calls.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { addCentre, register, sampleDay, smallForm, tour } from '../../testing/school-area/sample-registration.ts';
import { useTestApi } from '../../testing/use-test-api.ts';
import { saveCircular } from './save-circular.ts';

const test = useTestApi();
beforeAll(() => seedSampleCalls(test.database));

it('each further school of a circular costs three statements: its registration, its message, its email', async () => {
  const statementsWith = async (schools: number) => {
    for (let school = 0; school < schools; school++)
      await register(test.database, { centreId: await addCentre(test.database), body: smallForm() });
    const circular = {
      call: tour,
      to: 'all',
      formKey: randomUUID(),
      text: 'Hola',
      at: sampleDay,
      siteUrl: 'https://ofgc.example',
    } as const;
    return countStatements(test.database, (counted) => saveCircular(counted, circular));
  };
  const few = await statementsWith(2);
  expect((await statementsWith(10)) - few).toBe(3 * 10);
});
