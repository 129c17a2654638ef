import type { Page } from '@playwright/test';
import { afterEach, expect, it, vi } from 'vitest';
import { formsOf, scriptedForms } from './server-forms.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Forms of a page that lead to these addresses. */
function forms(...actions: string[]): Promise<string[]> {
  const all = actions.map((action) => ({ getAttribute: () => action, closest: () => null }));
  vi.stubGlobal('document', { baseURI: 'https://site.test/a', querySelectorAll: () => all });
  const page = { evaluate: async (work: (within: string) => string[], within: string) => work(within) };
  return formsOf(page as unknown as Page, 'main');
}

it('names where forms lead, and none that a function answers', async () => {
  const reacts = "javascript:throw new Error('React form unexpectedly submitted.')";
  expect(await forms('https://site.test/contacto?a=1', 'http://site.test/contacto', reacts)).toEqual(['/contacto']);
});

it('complains about a form that only scripts make', () => {
  expect(scriptedForms(['/contacto'], ['/contacto', '/buscar'])).toEqual([]);
  expect(scriptedForms(['/contacto'], [])).toEqual([
    'has a form that leads to /contacto only where scripts run: it stands in the server’s page, too',
  ]);
});
