import { failedCall } from '@ofgc/shared/testing/api-answers.ts';
import { pageVisit } from '@ofgc/shared/testing/pages/page-visit.ts';
import { expect, it } from 'vitest';
import { loader as accessibility } from './AccessibilityPage.tsx';
import { loader as transparency } from './TransparencyPage.tsx';

const api = {
  get: async (path: string) => {
    if (path.startsWith('api/inscriptions')) throw failedCall(503);
    return { data: { data: [], meta: { total: 0 } } };
  },
};

it.each([
  ['accessibility', accessibility],
  ['transparency', transparency],
])('the page on %s does without its form, but not where one was posted: its text would be lost', async (_, loader) => {
  expect(await loader(pageVisit({ api }))).toMatchObject({ inscription: null });
  await expect(loader(pageVisit({ api, form: { name: 'Ana' } }))).rejects.toMatchObject({ isAxiosError: true });
});
