import type { AccountKind } from '@ofgc/shared/domain/accounts/account.ts';
import { expect, it } from 'vitest';
import { untried } from '../pages/tried-page.ts';
import type { Fate } from './form-api.ts';
import { formProblems } from './form-problems.ts';
import { postedCall } from './posted-calls.ts';
import type { FilledForm } from './filled-form.ts';
import type { TriedForm } from './try-form.ts';

const form = {
  name: 'contact',
  action: '/contacto',
  hasFiles: false,
  isFolded: false,
  fields: [
    { name: 'form', type: 'hidden', value: 'contact' },
    { name: 'name', type: 'text', value: '' },
  ],
};
const what = 'the form “contact” of /contacto';
const done = { status: 303, location: '/contacto?enviado=1#hecho' };
const told = { status: 422, data: { errors: {} } };

/** Of a form that says the same whatever the API says. */
const refusals = [
  'answers as if all were well where the API refuses it (422)',
  'answers as if all were well where the API takes no more for now (429)',
  'answers as if all were well where the API does not take it (503)',
];

type Answer = (fate: Fate, filled: FilledForm, shownTo?: AccountKind) => Partial<TriedForm>;

/** @param written what the action writes to the console @param action that the form is posted to @param shownTo who sends it */
async function attempt(
  answer: Answer,
  written: (typed: string) => string = () => '',
  action = form.action,
  fields = form.fields,
  shownTo?: AccountKind,
) {
  let output = '';
  let sent = 0;
  const { problems, notes } = await formProblems(
    ['/contacto', '/en/contacto'].map((address) => ({
      address,
      forms: [{ ...form, action, fields }],
      shownTo,
      html: '',
    })),
    {
      instant: new Date('2026-11-20'),
      takenFields: () => ({ required: [] }),
      async tryForm(_, filled, fate, shownTo) {
        sent += 1;
        output += written(filled.typed.join());
        const posted = [postedCall('api/contact', { name: filled.texts[0] })];
        const usual = { posted, status: 200, location: undefined, data: null, isUnknown: false, error: undefined };
        return { ...usual, ...answer(fate, filled, shownTo) };
      },
      showAnswered: async (_, { kept: [field] }, fate) => ({
        status: fate === 'taken' ? 201 : 422,
        html:
          fate === 'taken'
            ? receipt
            : `<form method="post"><input type="hidden" name="form" value="contact"><input name="name" value="${again ?? field?.[1]}">`,
        error: undefined,
      }),
    },
    {
      remote: {
        mounts: ['/contacto'],
        routes: [
          { id: 'about.contact', path: 'contacto', handle: { visitorParameters: ['enviado', 'de', 't', 'result'] } },
        ],
      } as never,
      leads: { hasRoute: () => true, isOfSection: () => true, hasContent: async () => true },
      withExamples: async () => ({ ...untried, status: 200 }),
      siteUrl: 'https://site.example',
      moduleState: () => new Map([['key', { name: 'last', beside: undefined, print: kept.join() }]]),
      written: () => output,
      onStep: () => {},
    },
  );
  return { problems, notes, sent };
}
let later = 0;
let kept: string[] = [];
/** What stands in the form that was refused, in place of what was sent. */
let again: string | undefined;
/** The page of a form that was taken. */
let receipt = '';

const good: Answer = (fate) => (fate === 'taken' ? done : told);

it('lets pass a form that tells whether it was taken, and sends one of each kind on a route alone', async () => {
  expect(await attempt(good, () => 'a form was sent')).toEqual({ problems: [], notes: [], sent: 5 });
});

it('leaves a form to the section that answers it', async () => {
  expect(await attempt(good, undefined, '/boletin')).toEqual({ problems: [], notes: [], sent: 0 });
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
  expect((await attempt(answer)).problems).toEqual(
    problems.map((problem) => (typeof problem === 'string' ? `${what} ${problem}` : problem)),
  );
});

it('lets pass a form that says in its address how it went', async () => {
  const { problems } = await attempt((fate) => ({ ...done, location: `/contacto?result=${fate}` }));
  expect(problems).toEqual([]);
});

it.each([
  ['C-7KQ2WX', 'no'],
  ['sent', 'lost'],
])('lets pass a form that leads to %s of the API, or else to its own %s', async (reference, otherwise) => {
  const { problems } = await attempt((fate, { texts: [name] }) => ({
    status: 303,
    location: `/contacto?enviado=${fate === 'taken' ? reference : otherwise}#hecho`,
    posted: [postedCall('api/contact', { name }, fate === 'taken' ? { data: { reference } } : undefined)],
  }));
  expect(problems).toEqual([]);
});

it('lets pass what answers the same without having posted anything, and says that it was not tried', async () => {
  expect(await attempt(() => ({ ...done, posted: [] }))).toMatchObject({
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
  expect((await attempt(() => ({ ...answer, posted: [] }), undefined, undefined, choice)).notes).toHaveLength(count);
});

it('sends a form of a private page as who is signed in', async () => {
  const senders: unknown[] = [];
  await attempt(
    (fate, _, shownTo) => {
      senders.push(shownTo);
      return good(fate, never);
    },
    undefined,
    undefined,
    undefined,
    'staff',
  );
  expect(senders).toEqual(Array(5).fill('staff'));
});

it.each<[string, Answer, string]>([
  ['refused', good, 'the API refuses it (422)'],
  [
    'sent while the API is down',
    (fate) =>
      fate === 'taken'
        ? done
        : { status: fate === 'outage' ? 503 : 303, location: fate === 'outage' ? undefined : '/' },
    'the API does not take it (503)',
  ],
])('refuses a form that was %s and comes back without what was typed', async (_, answer, words) => {
  again = '';
  expect((await attempt(answer)).problems).toEqual([`${what} comes back without what was in “name” where ${words}`]);
  again = undefined;
});

it('refuses a form that fails where somebody leaves out what it does not require', async () => {
  const text = { name: 'name', type: 'text', value: '', attributes: { required: '' } };
  const box = { name: 'news', type: 'checkbox', value: 'on' };
  const answer: Answer = (fate, { body }) =>
    body.has('name') && !body.has('news') ? { status: 500, error: 'null has no toString' } : good(fate, never);
  expect((await attempt(answer, undefined, undefined, [text, box])).problems).toEqual([
    `${what} fails where nothing is filled in but what it requires: null has no toString`,
  ]);
  const required = { ...box, attributes: { required: '' } };
  expect((await attempt(answer, undefined, undefined, [text, required])).problems).toEqual([]);
});

it.each([
  ['<p>Guarde su clave: secreto-de-prueba-1</p><a href="/seguimiento">Seguimiento</a>', false],
  ['<a href="/seguimiento?clave=secreto-de-prueba-1">Seguimiento</a>', true],
  ['<img src="/qr/SECRETO-DE-PRUEBA-1.svg">', true],
  ['<form action="/seguimiento"><input type="hidden" name="clave" value="secreto-de-prueba-1"></form>', true],
  ['<form action="/seguimiento" method="post"><input name="clave" value="secreto-de-prueba-1"></form>', false],
  ['<a href="otpauth://totp/ofgc?secret=secreto-de-prueba-1">Abrir</a>', false],
  ['<a href="/seguimiento#secreto-de-prueba-1">Seguimiento</a>', true],
])('judges where the receipt of a form has its secret: %s', async (shown, isTold) => {
  receipt = shown;
  const { problems } = await attempt((fate) =>
    fate === 'taken' ? { status: 201, data: { code: 'secreto-de-prueba-1' } } : told,
  );
  expect(problems).toEqual(
    isTold ? [expect.stringMatching(`^${what} has a secret of the API’s answer in an address`)] : [],
  );
});

it('refuses a form that leads to an address with a secret, or writes it to the console', async () => {
  const location = '/contacto?enviado=secreto-de-prueba-1';
  expect((await attempt((fate) => (fate === 'taken' ? { ...done, location } : told))).problems).toEqual([
    `${what} has a secret of the API’s answer in the address that it leads to, which histories and logs keep`,
  ]);
  expect((await attempt(good, () => 'a report: secreto-de-prueba-1')).problems).toEqual([
    `${what} writes a secret of the API’s answer to the console, which logs keep`,
  ]);
});

it('refuses a form that is written to the console', async () => {
  expect((await attempt(good, (typed) => `sent: ${typed.toUpperCase()}`)).problems).toEqual([
    `${what} writes what was typed to the console: the log may have nothing of visitors in it`,
  ]);
});

it('refuses a form that a module keeps', async () => {
  kept = [];
  const { problems } = await attempt((fate, filled) => {
    kept.push(...filled.typed);
    return good(fate, filled);
  });
  kept = [];
  expect(problems).toEqual([expect.stringContaining(`${what} keeps something of each visit in the variable last`)]);
});
const never = { body: new URLSearchParams(), typed: [], texts: [], kept: [] };
