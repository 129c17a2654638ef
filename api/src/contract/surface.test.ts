import { readFile } from 'node:fs/promises';
import { operationsOf } from '@ofgc/shared/contract/openapi.ts';
import { brokenBy, type ContractSurface } from '@ofgc/shared/contract/surface.ts';
import { expect, it } from 'vitest';
import { describeSurface, surfaceFile } from './surface.ts';

it('the contract matches its committed description (npm run contract)', async () => {
  const committed = JSON.parse(await readFile(surfaceFile, 'utf8')) as ContractSurface;
  const now = await describeSurface();
  // First what breaks others, by name.
  expect(brokenBy(committed, now)).toEqual([]);
  expect(now.operations).toEqual(committed.operations);
  // React says more in development than in production: the names that it adds there are nobody's.
  expect(now.packages).toEqual(committed.packages);
});

it('operationsOf names the fields of a response by their paths, those of a tree once', () => {
  const node = { properties: { title: {}, children: { items: { $ref: '#/components/schemas/node' } } } };
  const list = {
    properties: {
      data: { items: { $ref: '#/components/schemas/node' } },
      meta: { anyOf: [{ properties: { total: {} } }, {}] },
    },
  };
  expect(
    operationsOf({
      components: { schemas: { node } },
      paths: {
        '/api/nodes': { get: { responses: { 200: { content: { 'application/json': { schema: list } } }, 404: {} } } },
      },
    }),
  ).toEqual({ 'GET /api/nodes': ['data', 'data[].children', 'data[].title', 'meta', 'meta.total'] });
});
