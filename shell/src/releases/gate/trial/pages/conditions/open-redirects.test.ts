import { expect, it } from 'vitest';
import { openRedirectProblems } from './open-redirects.ts';
import { type TryPage, untried } from '../tried-page.ts';

const problemsOf = (leads: (value: string) => string | undefined, parameters: readonly string[] = ['volver']) =>
  openRedirectProblems('/portal-empleo?a=1', { ...untried, parameters }, async (address) => {
    const value = new URL(address, 'https://site.example').searchParams.get('volver') ?? '';
    return { ...untried, status: 302, location: leads(value) };
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

it.each<[string, (value: string) => string, string[]]>([
  [
    'gives it back in a hidden field that is a path otherwise',
    (value) => `<input type="hidden" name="wanted" value="${value || '/oficina'}">`,
    ['/a has the hidden field “wanted”, in which there is a path of the site or whatever its address says'],
  ],
  [
    'has a link to it',
    (value) => `<a href="${value}">a</a>`,
    ['/a has a link or form that leads wherever its address says'],
  ],
  [
    'has a form that is sent to it, if it begins like a path',
    (value) => `<form action="${value.startsWith('/') ? value : '/'}">a</form>`,
    ['/a has a link or form that leads wherever its address says'],
  ],
  ['keeps the words of a search', (value) => `<input type="hidden" name="texto" value="${value}">`, []],
  ['shows it', (value) => `<p>${value}</p><input name="texto" value="${value}">`, []],
  [
    'takes paths only',
    (value) => `<input type="hidden" name="wanted" value="${/^\/[a-z]/.test(value) ? value : '/oficina'}">`,
    [],
  ],
])('judges a page that %s', async (_, shows, problems) => {
  const tryPage: TryPage = async (address) => {
    const value = new URL(address, 'https://site.example').searchParams.get('volver') ?? '';
    return { ...untried, status: 200, html: shows(value.replaceAll('<', '&lt;')) };
  };
  const first = { ...(await tryPage('/a')), parameters: ['volver'] };
  expect(await openRedirectProblems('/a', first, tryPage)).toEqual(problems);
});

it('finds a page that shows it as markup where nothing is found', async () => {
  const shown: TryPage = async (address) => {
    const words = new URL(address, 'https://site.example').searchParams.get('texto') ?? '';
    return { ...untried, status: 200, html: `<p>${words}</p>` };
  };
  expect(await openRedirectProblems('/a', { ...untried, parameters: ['texto'] }, shown)).toEqual([
    '/a shows what a visitor asks for as markup',
  ]);
});

it('finds a page that fails', async () => {
  const failing: TryPage = async () => ({ ...untried, status: 500, errors: [{ kind: undefined, text: 'no number' }] });
  expect(await openRedirectProblems('/a', { ...untried, parameters: ['pagina'] }, failing)).toEqual([
    '/a fails where somebody types //sitio-de-otros.example/<b> in its address: no number',
  ]);
});
