import { expect, it } from 'vitest';
import { brokenBy, type ContractSurface } from './surface.ts';

const before: ContractSurface = {
  packages: { react: ['use', 'useState'], '@ofgc/shared/state': ['menuState'] },
  operations: { 'GET /api/events': ['data', 'data[].title'], 'GET /api/news': ['data'] },
};

it('brokenBy names what is gone from the contract, and not what is added', () => {
  expect(brokenBy(before, before)).toEqual([]);
  const more = { ...before, operations: { ...before.operations, 'GET /api/albums': ['data'] } };
  expect(brokenBy(before, more)).toEqual([]);
  const less = { packages: { react: ['use', 'useId'] }, operations: { 'GET /api/events': ['data'] } };
  expect(brokenBy(before, less)).toEqual([
    'useState of react',
    'the package @ofgc/shared/state',
    'data[].title of GET /api/events',
    'GET /api/news',
  ]);
});
