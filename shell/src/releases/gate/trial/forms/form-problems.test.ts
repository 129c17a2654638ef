import { expect, it } from 'vitest';
import { type Answer, attemptForm, done, good, never, told, what } from '../../../../testing/gate/tried-form.ts';
import { postedCall } from './posted-calls.ts';
import type { TriedForm } from './try-form.ts';

/** Of a form that says the same whatever the API says. */
const refusals = [
  'answers as if all were well where the API refuses it (422)',
  'answers as if all were well where the API takes no more for now (429)',
  'answers as if all were well where the API does not take it (503)',
];
let later = 0;

it('lets pass a form that tells whether it was taken, and sends one of each kind on a route alone', async () => {
  expect(await attemptForm(good, { written: () => 'a form was sent' })).toEqual({ problems: [], notes: [], sent: 5 });
});

it('leaves a form to the section that answers it', async () => {
  expect(await attemptForm(good, { action: '/boletin' })).toEqual({ problems: [], notes: [], sent: 0 });
});

it.each<[string, Answer, string[]]>([
  ['that is done whatever the API says', () => done, refusals],
  [
    'with a number of its own in the address that says it',
    (fate) => (fate === 'outage' ? { ...done, location: '/contacto?enviado=undefined#hecho' } : good(fate, never)),
    ['answers as if all were well where the API does not take it (503)'],
  ],
  ...['', 'null', 'NaN'].map((value): [string, Answer, string[]] => [
    `with “${value}” in the address in place of what the API would say`,
    (fate) => (fate === 'refused' ? { ...done, location: `/contacto?enviado=${value}#hecho` } : good(fate, never)),
    ['answers as if all were well where the API refuses it (422)'],
  ]),
  [
    'with a receipt of its own in the address in place of the API’s',
    (fate, { texts: [name] }) => ({
      status: 303,
      location: `/contacto?enviado=${fate === 'taken' ? 'C-7KQ2WX' : 'C-AAAAAA'}#hecho`,
      posted: [postedCall('api/contact', { name }, fate === 'taken' ? { data: { reference: 'C-7KQ2WX' } } : undefined)],
    }),
    refusals,
  ],
  [
    'that says with a word of its own whether it was taken',
    (fate) => ({ status: 303, location: `/contacto?enviado=${fate === 'taken' ? 'si' : 'no'}#hecho` }),
    [],
  ],
  [
    'that leads to another time each time',
    (fate) => (fate === 'busy' ? told : { status: 303, location: `/contacto?t=${1_763_596_800_000 + ++later}` }),
    [
      'answers as if all were well where the API refuses it (422)',
      'answers as if all were well where the API does not take it (503)',
    ],
  ],
  [
    'that shows it without an address',
    (fate) =>
      fate === 'refused'
        ? { data: { isSaved: true } }
        : { ...told, ...(fate === 'taken' && { status: 200, data: { isSaved: true } }) },
    ['answers as if all were well where the API refuses it (422)'],
  ],
  [
    'that fails',
    (fate) => (fate === 'outage' ? { status: 500, error: 'no answer' } : good(fate, never)),
    ['fails where the API does not take it (503): no answer'],
  ],
  ['that fails each time', (fate) => (fate === 'taken' ? { status: 500, error: 'no form' } : told), ['fails: no form']],
  [
    'that takes a busy API for done',
    (fate) => (fate === 'busy' ? done : good(fate, never)),
    ['answers as if all were well where the API takes no more for now (429)'],
  ],
  [
    'that is sent twice',
    (fate, { texts }) => ({ ...good(fate, never), posted: Array(2).fill(postedCall('api/contact', texts)) }),
    ['sends the same to api/contact twice'],
  ],
  [
    'that loses a field',
    (fate) => ({ ...good(fate, never), posted: [postedCall('api/contact', { subject: '' })] }),
    [
      expect.stringMatching(
        /^the form .* does not send all that was typed to the API \(“escrito-\d-1 ñú «€»” is in no call as it was written\)$/,
      ),
    ],
  ],
  [
    'that leads away',
    (fate) => (fate === 'taken' ? { ...done, location: 'https://other.example/' } : told),
    ['leads to https://other.example/, outside the site'],
  ],
  [
    'that leads to no address',
    (fate) => (fate === 'taken' ? { ...done, location: '//' } : told),
    ['leads to “//”, which is no address'],
  ],
  [
    'that tells on what was typed',
    (fate, { typed }) =>
      fate === 'taken' ? { ...done, location: `/contacto?${new URLSearchParams({ de: typed[0] ?? '' })}` } : told,
    ['has what was typed in the address that it leads to, which histories and logs keep'],
  ],
])('refuses a form %s', async (_, answer, problems) => {
  expect((await attemptForm(answer)).problems).toEqual(
    problems.map((problem) => (typeof problem === 'string' ? `${what} ${problem}` : problem)),
  );
});

it('lets pass a form that says in its address how it went', async () => {
  const { problems } = await attemptForm((fate) => ({ ...done, location: `/contacto?result=${fate}` }));
  expect(problems).toEqual([]);
});

it.each([
  ['C-7KQ2WX', 'no'],
  ['sent', 'lost'],
])('lets pass a form that leads to %s of the API, or else to its own %s', async (reference, otherwise) => {
  const { problems } = await attemptForm((fate, { texts: [name] }) => ({
    status: 303,
    location: `/contacto?enviado=${fate === 'taken' ? reference : otherwise}#hecho`,
    posted: [postedCall('api/contact', { name }, fate === 'taken' ? { data: { reference } } : undefined)],
  }));
  expect(problems).toEqual([]);
});

it('lets pass what answers the same without having posted anything, and says that it was not tried', async () => {
  expect(await attemptForm(() => ({ ...done, posted: [] }))).toMatchObject({
    problems: [],
    notes: [`${what} was not tried: its action takes nothing of what the trial types`],
  });
});

it.each<[string, Partial<TriedForm>, number]>([
  ['a choice that leads on, as of a language', done, 0],
  ['a choice that is refused', told, 1],
  ['a choice whose action fails, which is said anyhow', { status: 500, error: 'no form' }, 0],
])('names a form as not tried where it posts nothing: %s', async (_, answer, count) => {
  const choice = [{ name: 'lang', type: 'radio', value: 'en' }];
  expect((await attemptForm(() => ({ ...answer, posted: [] }), { fields: choice })).notes).toHaveLength(count);
});

it('sends a form of a private page as who is signed in', async () => {
  const senders: unknown[] = [];
  await attemptForm(
    (fate, _, shownTo) => {
      senders.push(shownTo);
      return good(fate, never);
    },
    { shownTo: 'staff' },
  );
  expect(senders).toEqual(Array(5).fill('staff'));
});

it('refuses a form that fails where somebody leaves out what it does not require', async () => {
  const text = { name: 'name', type: 'text', value: '', attributes: { required: '' } };
  const box = { name: 'news', type: 'checkbox', value: 'on' };
  const answer: Answer = (fate, { body }) =>
    body.has('name') && !body.has('news') ? { status: 500, error: 'null has no toString' } : good(fate, never);
  expect((await attemptForm(answer, { fields: [text, box] })).problems).toEqual([
    `${what} fails where nothing is filled in but what it requires: null has no toString`,
  ]);
  const required = { ...box, attributes: { required: '' } };
  expect((await attemptForm(answer, { fields: [text, required] })).problems).toEqual([]);
});
