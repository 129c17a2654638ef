import { expect, it } from 'vitest';
import { untried } from '../pages/tried-page.ts';
import type { Fate } from './form-api.ts';
import type { FilledForm } from './filled-form.ts';
import { formProblems } from './form-problems.ts';
import { postedCall } from './posted-calls.ts';
import type { TriedForm } from './try-form.ts';

const fields = [
  { name: 'form', type: 'hidden', value: 'contact' },
  { name: 'name', type: 'text', value: '', attributes: { required: '' } },
  { name: 'news', type: 'checkbox', value: 'on' },
];
const page = (name: string, words = '') =>
  `<main>${words}<form method="post"><input type="hidden" name="form" value="contact"><input name="name" value="${name}"></form></main>`;

interface Given {
  answer: (fate: Fate, filled: FilledForm, action: string) => Partial<TriedForm>;
  /** The words of the page after the form was sent. */
  wordsAfter?: (fate: Fate) => string;
}

async function problemsOf({ answer, wordsAfter = (fate) => `<p>${fate}</p>` }: Given): Promise<string[]> {
  const { problems } = await formProblems(
    ['/contacto', '/en/contacto'].map((address) => ({
      address,
      forms: [{ name: 'contact', action: address, hasFiles: false, isFolded: false, fields }],
      shownTo: undefined,
      html: page(''),
    })),
    {
      instant: new Date('2026-11-20'),
      takenFields: () => ({ required: [] }),
      async tryForm(action, filled, fate) {
        const posted = [postedCall('api/contact', Object.fromEntries(filled.body as URLSearchParams))];
        const usual = { posted, status: 200, location: undefined, data: null, isUnknown: false, error: undefined };
        return { ...usual, ...answer(fate, filled, action) };
      },
      showAnswered: async (_, { kept }, fate) => ({
        status: 200,
        html: page(Object.fromEntries(kept)['name'] ?? '', wordsAfter(fate)),
        error: undefined,
      }),
    },
    {
      remote: { mounts: [], routes: [{ id: 'about.contact', path: 'contacto' }] } as never,
      siteUrl: 'https://site.example',
      leads: { hasRoute: () => true, isOfSection: () => true, hasContent: async () => true },
      withExamples: async () => ({ ...untried, status: 200 }),
      moduleState: () => new Map(),
      written: () => '',
      onStep: () => {},
    },
  );
  return problems.map((problem) => problem.replace('the form “contact” of /contacto ', ''));
}
const told = { status: 422, data: { errors: {} } };
const onPage: Given['answer'] = (fate) => (fate === 'taken' ? { data: { isDone: true } } : told);
const leading =
  (to: string): Given['answer'] =>
  (fate, _, action) =>
    fate === 'taken' ? { status: 303, location: action.replace('contacto', to) } : told;

it('lets pass a form that says on its page or on another one that it was taken', async () => {
  expect(await problemsOf({ answer: onPage })).toEqual([]);
  for (const to of ['gracias', 'contacto?enviado=1', 'contacto#hecho'])
    expect(await problemsOf({ answer: leading(to) })).toEqual([]);
});

it('refuses a form that is taken and says nothing', async () => {
  const wordsAfter = (fate: Fate) => (fate === 'taken' ? '' : '<p>no</p>');
  expect(await problemsOf({ answer: onPage, wordsAfter })).toEqual([
    'comes back and says nothing that was not there before where the API takes it',
  ]);
  expect(await problemsOf({ answer: leading('contacto') })).toEqual([
    'is taken and leads to where it was, where nothing says so',
  ]);
});

it('refuses a form that answers errors with 200 and says nothing of them', async () => {
  const answer: Given['answer'] = (fate) => ({ data: { isDone: fate === 'taken' } });
  expect(await problemsOf({ answer })).toEqual([]);
  expect(await problemsOf({ answer, wordsAfter: (fate) => (fate === 'refused' ? '' : '<p>a</p>') })).toEqual([
    'comes back and says nothing that was not there before where the API refuses it (422)',
  ]);
});

it('refuses a form that sends nothing where a box is not ticked, and thanks for it', async () => {
  const answer: Given['answer'] = (fate, filled) => ({
    ...onPage(fate, filled, ''),
    ...(!(filled.body as URLSearchParams).has('news') && { posted: [] }),
  });
  expect(await problemsOf({ answer })).toEqual([
    'sends nothing where nothing is filled in but what it requires, and answers as if all were well',
  ]);
  const asked: Given['answer'] = (fate, filled, action) => {
    const one = answer(fate, filled, action);
    return one.posted ? { ...one, data: { asks: true } } : one;
  };
  expect(await problemsOf({ answer: asked })).toEqual([]);
});

it('refuses a form of English pages that leads to a Spanish one', async () => {
  const answer: Given['answer'] = (fate) => (fate === 'taken' ? { status: 303, location: '/gracias' } : told);
  expect(await problemsOf({ answer })).toEqual([
    '(and on /en/contacto) leads to /gracias, which is in Spanish, unlike the page that it was sent from',
  ]);
});
