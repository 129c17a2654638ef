import type { PageHandle } from '@ofgc/shared/contract';
import { pageFiles, undeclaredParameters } from '@ofgc/shared/testing/pages/page-parameters.ts';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shellPages } from './shell-pages.ts';

const files = pageFiles(join(import.meta.dirname, 'shell-pages.ts'));

it.each(Object.entries(shellPages))('%s declares the parameters that it reads from its address', async (id, load) => {
  const { handle } = (await load()) as { handle?: PageHandle };
  expect(undeclaredParameters(files.get(id) ?? '', handle)).toEqual([]);
});

it('undeclaredParameters reports a page that reads an undeclared parameter', () => {
  const page = files.get('shell.search') ?? '';
  expect(undeclaredParameters(page, { parameters: ['tipo'] })).toEqual(['reads term and does not declare it']);
  expect(undeclaredParameters(page, undefined)).toEqual(['reads searchParams and declares no parameter']);
});
