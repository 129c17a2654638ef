import { expect, it } from 'vitest';
import type { TestSpecification, Vitest } from 'vitest/node';
import { SlowestFirst } from './slowest-first.ts';

const file = (name: string, moduleId: string) =>
  ({
    moduleId,
    project: { name, config: { sequence: { groupOrder: 0 }, isolate: false } },
  }) as unknown as TestSpecification;
/** Vitest without results of an earlier run. */
const freshClone = { cache: { getTestSpecificationResult: () => undefined } } as unknown as Vitest;

it('SlowestFirst puts files that start sites first and short ones last', async () => {
  const ordered = await new SlowestFirst(freshClone).sort([
    file('dom', '/mfe-jobs/src/Page.test.tsx'),
    file('api', '/api/src/dates.test.ts'),
    file('api', '/api/src/backup/backup.test.ts'),
    file('site', '/shared/src/routes.test.ts'),
    file('site', '/e2e/faults/faults.test.ts'),
  ]);
  expect(ordered.map(({ moduleId }) => moduleId)).toEqual([
    '/e2e/faults/faults.test.ts',
    '/shared/src/routes.test.ts',
    '/api/src/backup/backup.test.ts',
    '/api/src/dates.test.ts',
    '/mfe-jobs/src/Page.test.tsx',
  ]);
});
