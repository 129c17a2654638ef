import { expect, it } from 'vitest';
import { nothingRendered } from '../rendered-page.ts';
import { untried } from '../tried-page.ts';
import { uselessParameterProblems } from './useless-parameters.ts';

const address = '/portal-empleo';
const form =
  '<form action="/portal-empleo"><select name="tipo"><option value="">Todos</option><option value="a">A</option><option>b</option></select></form>';
const links = '<nav><a href="?pagina=2">2</a><a href="?pagina=3">3</a></nav>';
const next = '<nav><a href="?pagina=2" rel="next">Siguiente</a></nav>';
const answers = [{ data: [1, 2, 3, 4, 5] }];

/** @param shownFor what the page shows for a query, and what it asks the API for */
const problemsOf = (
  controls: string,
  shownFor: (query: URLSearchParams) => [shown: string, asked?: string],
  answered: unknown[] = answers,
) => {
  const pageFor = (query: string) => {
    const parameters = new URLSearchParams(query);
    const [shown, asked = ''] = shownFor(parameters);
    const chosen = controls.replace('<option>b', `<option ${parameters.has('tipo') ? 'selected' : ''}>b`);
    return {
      ...untried,
      status: 200,
      html: `<main>${chosen}<ul>${shown}</ul></main>`,
      calls: [{ path: 'api/offers', parameters: { asked } }],
    };
  };
  return uselessParameterProblems(
    address,
    { ...nothingRendered, ...pageFor(''), address, parameters: ['tipo', 'pagina'], answers: answered },
    async (asked) => pageFor(asked.split('?')[1] ?? ''),
  );
};

it('finds a choice and the parts of a list that change nothing', async () => {
  expect(await problemsOf(form, () => ['<li>1</li>'])).toEqual([
    '/portal-empleo shows the same and asks the API for the same whatever “tipo” says (a, b)',
  ]);
  expect(await problemsOf(links, () => ['<li><a href="/a">1</a></li>'])).toEqual([
    '/portal-empleo shows the same and asks the API for the same whatever “pagina” says (2, 3)',
  ]);
});

it('finds a next part that is the first again', async () => {
  expect(await problemsOf(next, () => ['<li><a href="/a">1</a></li>'])).toEqual([
    '/portal-empleo shows the same and asks the API for the same whatever “pagina” says (2)',
  ]);
});

it.each<[string, string, (query: URLSearchParams) => [string, string?]]>([
  ['of the API', form, (query) => ['<li>1</li>', query.get('tipo') ?? '']],
  ['of what is shown', form, (query) => [`<li>${query.get('tipo')}</li>`]],
  ['of one value', form, (query) => [query.get('tipo') === 'b' ? '' : '<li>1</li>']],
  ['of how it is shown', links, (query) => [`<li class="${query.get('pagina')}">1</li>`]],
  [
    'of what a form below is about',
    links,
    (query) => [`<form method="post"><input name="a" value="${query.get('pagina')}"></form>`],
  ],
  ['with one value', links.replace('3', '2'), () => ['<li>1</li>']],
  ['of the next part', next, (query) => [query.has('pagina') ? '<li>2</li>' : '<li>1</li>']],
  ['beside the next part', next.replace('?', '?tipo=a&').replace('pagina', 'otra'), () => ['<li>1</li>']],
  ['that the page does not read', links.replaceAll('pagina', 'otra'), () => ['<li>1</li>']],
  ['of another page', form.replace('"/portal-empleo"', '"/explora"'), () => ['<li>1</li>']],
])('lets pass a choice %s', async (_, controls, shownFor) => expect(await problemsOf(controls, shownFor)).toEqual([]));

it('finds a choice of several that adds the way back alone', async () => {
  const more = form.replace('<option>b', '<option>b</option><option>c</option><option');
  const shownFor = (query: URLSearchParams): [string] => [query.has('tipo') ? '<li>Ver todas</li>' : '<li>1</li>'];
  expect(await problemsOf(more, shownFor)).toHaveLength(1);
  expect(await problemsOf(form, shownFor)).toEqual([]);
});

it('lets pass a choice that counts beside others alone', async () => {
  const boxes = form.replace(
    '<select',
    '<input type="checkbox" name="abono" value="1"><input type="checkbox" name="abono" value="2"><select',
  );
  const compared = (query: URLSearchParams): [string] => [
    query.getAll('abono').length === 2 ? `<li>${query.get('tipo')}</li>` : '<li>Elija dos</li>',
  ];
  expect(await problemsOf(boxes, compared)).toEqual([]);
  expect(await problemsOf(boxes, (query) => [query.has('abono') ? '<li>1</li>' : ''])).toHaveLength(1);
});

it('lets pass a choice where there is little to choose from', async () =>
  expect(await problemsOf(form, () => ['<li>1</li>'], [{ data: [1, 2] }])).toEqual([]));
