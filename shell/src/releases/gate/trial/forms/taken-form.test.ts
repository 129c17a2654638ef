import { expect, it } from 'vitest';
import { untried } from '../pages/tried-page.ts';
import { postedCall } from './posted-calls.ts';
import { takenFormProblems } from './taken-form.ts';

const posted = [postedCall('api/contact', { name: 'a' }, { data: { reference: 'C-7', town: 'Telde' } })];
const remote = {
  mounts: ['/contacto'],
  routes: [
    { id: 'about.contact', path: 'contacto', handle: { parameters: ['asunto'], visitorParameters: ['enviado'] } },
    { id: 'about.receipt', path: 'contacto/:reference' },
  ],
};
/** The contact page shows the texts of its address whose names are given, and has one in a field. */
const problemsOf = (
  location: string | undefined,
  action = '/contacto',
  { calls = posted, isPublic = true, shown = [] as string[] } = {},
) =>
  takenFormProblems(
    { posted: calls, location },
    { action, isPublic },
    {
      remote: remote as never,
      siteUrl: 'https://ofgc.example',
      leads: {
        hasRoute: (path) => /^(?:\/en)?\/(?:contacto|explora)/.test(path),
        isOfSection: () => true,
        hasContent: async (path) => path === '/amigos',
      },
      withExamples: async (address) => {
        const { searchParams } = new URL(address, 'https://ofgc.example');
        const html = `<p>Gracias: ${shown.map((name) => searchParams.get(name)).join()}</p><input value="${searchParams.get('enviado')}">`;
        return { ...untried, status: address.includes('nada') ? 404 : 200, html };
      },
    },
  );

it.each([
  [undefined],
  ['/contacto?enviado=7&asunto=a#hecho'],
  ['/contacto/7'],
  ['/explora?algo=1'],
  ['/amigos'],
  ['https://ofgc.example/contacto'],
  ['/documentos/7/a.pdf'],
])('a form may lead to %s', async (location) => expect(await problemsOf(location)).toEqual([]));

it('a form of English pages may lead to one, and a choice of the language to another language', async () => {
  expect(await problemsOf('/en/contacto?enviado=7', '/en/contacto')).toEqual([]);
  expect(await problemsOf('/contacto', '/en/contacto', { calls: [] })).toEqual([]);
  expect(await problemsOf('/contacto/nada', '/contacto', { isPublic: false })).toEqual([]);
});

it.each([
  ['/contacto', '/en/contacto', 'leads to /contacto, which is in Spanish, unlike the page that it was sent from'],
  ['/gracias', '/contacto', 'leads to /gracias, and there is no such page'],
  ['/contacto/nada', '/contacto', 'leads to /contacto/nada, which answers 404'],
  [
    '/contacto?recibo=7',
    '/contacto',
    'leads to /contacto with “recibo”, which the handle of that page has neither in its parameters nor in its visitorParameters: the server leaves it out',
  ],
])('a form does not lead to %s', async (location, action, problem) =>
  expect(await problemsOf(location, action)).toEqual([problem]),
);

it('a form does not lead to a page that shows any text of its address as a receipt', async () => {
  const shown = ['enviado'];
  expect(await problemsOf('/contacto?enviado=C-7', '/contacto', { shown })).toEqual([
    'leads to /contacto, which shows any text that stands in its address (“enviado”) as what became of the form',
  ]);
  expect(await problemsOf('/contacto?enviado=C-7', '/contacto', { shown, isPublic: false })).toEqual([]);
  expect(await problemsOf('/contacto?enviado=C-7', '/contacto?enviado=C-6', { shown })).toEqual([]);
  expect(await problemsOf('/contacto?enviado=C-7', '/contacto', { shown: ['asunto'] })).toEqual([]);
});

it('the reference of what was sent is no parameter of a page for all', async () => {
  expect(await problemsOf('/contacto?asunto=club.C-7')).toEqual([
    'leads to /contacto with “asunto”, which belongs to who sent it: the handle of that page has it in its parameters, in place of its visitorParameters',
  ]);
  expect(await problemsOf('/contacto?asunto=Telde&enviado=C-7')).toEqual([]);
});
