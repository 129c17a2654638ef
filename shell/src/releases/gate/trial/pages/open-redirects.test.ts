import { expect, it } from 'vitest';
import { openRedirectProblems } from './open-redirects.ts';

const problemsOf = (leads: (value: string) => string | undefined, parameters: readonly string[] = ['volver']) =>
  openRedirectProblems('/portal-empleo?a=1', { parameters }, async (address) => {
    const value = new URL(address, 'https://site.example').searchParams.get('volver') ?? '';
    return { status: 302, html: '', errors: [], location: leads(value) };
  });

it.each<[string, (value: string) => string | undefined]>([
  ['wherever it is told', (value) => value],
  ['to other sites only', (value) => (value.startsWith('https:') ? value : '/portal-empleo')],
  ['to what begins with one slash', (value) => (/^\/(?!\/)/.test(value) ? value : '/portal-empleo')],
])('finds a page that leads %s', async (_, leads) => {
  expect(await problemsOf(leads)).toEqual(['/portal-empleo?a=1 sends its visitors wherever its address says']);
});

it('lets a page keep what it is told within the site', async () => {
  expect(await problemsOf((value) => `/portal-empleo?volver=${encodeURIComponent(value)}`)).toEqual([]);
  expect(await problemsOf((value) => value, [])).toEqual([]);
});
