import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { determinismProblems } from './deterministic-pages.ts';
import { type TriedPage, type TryPage, untried } from '../tried-page.ts';

type Machine = Parameters<typeof determinismProblems>[3];
/** The problems of a page on a machine that stays the same where nothing else is said. */
const problemsOf = (address: string, first: TriedPage, tryPage: TryPage, machine: Partial<Machine> = {}) =>
  determinismProblems(address, first, tryPage, {
    elsewhere: (work) => work(),
    abroad: (work) => work(),
    withMatchAllSearch: tryPage,
    ...machine,
  });

const well: TriedPage = { ...untried, status: 200 };
const rendered = (state: string, words: string) =>
  `<p>${words}</p><script type="application/json" id="page-state">${state}</script>`;

it.each<[string, string[], number]>([
  ['is another one each time', [rendered('{}', 'a'), rendered('{}', 'b'), rendered('{}', 'c')], 1],
  ['was another one before something changed once', [rendered('{}', 'a'), rendered('{}', 'b'), rendered('{}', 'b')], 0],
  ['has other data', [rendered('{"a":1}', 'a'), rendered('{"a":2}', 'b'), rendered('{"a":3}', 'c')], 0],
])('counts a page that %s', async (_, renderings, count) => {
  let turn = 0;
  const problems = await problemsOf('/a', { ...well, html: renderings[0] ?? '' }, async () => ({
    ...well,
    html: renderings[++turn] ?? '',
  }));
  expect(problems).toHaveLength(count);
});

it.each<[string, (key: string, turn: number) => string, number]>([
  ['is the same but for a key in its data', (key) => rendered(`{"formKey":"${key}"}`, key), 0],
  ['has such a key and shows chance', (key, turn) => rendered(`{"formKey":"${key}"}`, `${key} ${turn}`), 1],
  ['shows a key that its data do not have', (key) => rendered('{}', key), 1],
])('looks at a page that draws a key and %s', async (_, show, count) => {
  let turn = 0;
  const tryPage: TryPage = async () => ({ ...well, html: show(randomUUID(), turn++) });
  expect(await problemsOf('/a', await tryPage('/a'), tryPage)).toHaveLength(count);
});

it('names a page that is another one on another day of the machine', async () => {
  let day = 20;
  const tryPage: TryPage = async () => ({ ...well, html: rendered('{}', `${day} November`) });
  const elsewhere = async <Result>(work: () => Promise<Result>) => {
    day += 1;
    return work().finally(() => (day -= 1));
  };
  expect(await problemsOf('/a', await tryPage('/a'), tryPage, { elsewhere, abroad: elsewhere })).toEqual([
    '/a shows the machine’s clock, time zone, language or chance: on another machine it is another page: “20 November” and then “21 November”',
  ]);
});

it.each<[string, (abroad: boolean, turn: number) => Partial<TriedPage>, string[]]>([
  [
    'another month',
    (isAbroad) => ({ html: rendered(isAbroad ? '{"month":10}' : '{"month":11}', 'a') }),
    ['/a has other data in another time zone: its hours and days are to be those of the islands (month: 11, and 10)'],
  ],
  [
    'no month at all',
    (isAbroad) => (isAbroad ? { status: 404 } : { html: rendered('{}', 'a') }),
    ['/a has other data in another time zone: its hours and days are to be those of the islands'],
  ],
  ['figures of chance', (_, turn) => ({ html: rendered(`${turn % 3}`, 'a') }), []],
  ['the day of the machine', (_, turn) => ({ html: rendered(turn === 1 ? '21' : '20', 'a') }), []],
])('looks at data in another time zone: %s', async (_, page, problems) => {
  let turn = 0;
  let isAbroad = false;
  const tryPage: TryPage = async () => ({ ...well, ...page(isAbroad, turn++) });
  const abroad = async <Result>(work: () => Promise<Result>) => {
    isAbroad = true;
    return work().finally(() => (isAbroad = false));
  };
  const first = await tryPage('/a');
  expect(await problemsOf('/a', first, tryPage, { elsewhere: abroad, abroad })).toEqual(problems);
});

it.each<[string, (turn: number) => string, number]>([
  ['grow', (turn) => 'x'.repeat(turn), 1],
  ['are made by chance', (turn) => 'x'.repeat(turn % 2), 0],
])('names a page whose data %s', async (_, data, count) => {
  let turn = 0;
  const tryPage: TryPage = async () => ({ ...well, html: rendered(data(turn++), 'a') });
  expect(await problemsOf('/a', await tryPage('/a'), tryPage)).toHaveLength(count);
});

it('says how a page differs each time, and which of its data grow', async () => {
  let turn = 0;
  const grows: TryPage = async () => ({ ...well, html: rendered(`{"seen":"${'x'.repeat(turn++)}"}`, 'a') });
  expect(await problemsOf('/a', await grows('/a'), grows)).toEqual([
    '/a has more data each time that it is rendered (seen: "", and "x")',
  ]);
  turn = 0;
  const differs: TryPage = async () => ({ ...well, html: rendered('{}', `Visita ${turn++}`) });
  expect(await problemsOf('/a', await differs('/a'), differs)).toEqual([
    '/a is another page each time that it is rendered, with the same data: “Visita 0” and then “Visita 1”',
  ]);
});

it('names what a page asks the API for once and keeps', async () => {
  const first = { ...well, asked: ['api/alerts', 'api/offers'] };
  expect(await problemsOf('/a', first, async () => ({ ...well, asked: ['api/alerts'] }))).toEqual([
    '/a asks for api/offers once, and keeps it for all who come later',
  ]);
});

it.each([
  ['as it is', (address: string) => address],
  ['in capitals', (address: string) => address.toUpperCase()],
])(
  'asks for a page as another visitor would before it is rendered again: of that nothing is left %s',
  async (_, write) => {
    let last = '';
    const shows: TryPage = async (address) => {
      const html = last;
      last = write(address);
      return { ...well, html };
    };
    expect(await problemsOf('/a?b=c', { ...well, parameters: ['texto'] }, shows)).toEqual([
      '/a?b=c shows what the visitor before asked for',
    ]);
  },
);

it.each<[string, (typed: string) => string, number]>([
  ['makes a pattern of what is typed', (typed) => String(new RegExp(typed, 'i').test('a')), 1],
  ['decodes what is typed', decodeURIComponent, 1],
  ['looks for what is typed', (typed) => String('a'.includes(typed)), 0],
])('looks at a page that %s', async (_, show, count) => {
  const tryPage: TryPage = async (address) => {
    try {
      show(new URL(address, 'https://site.example').searchParams.get('texto') ?? '');
      return well;
    } catch (error) {
      return { ...well, status: 500, errors: [{ kind: undefined, text: String(error) }] };
    }
  };
  const problems = await problemsOf('/a', { ...well, parameters: ['texto'] }, tryPage);
  expect(problems).toHaveLength(count);
  expect(problems.every((problem) => problem.startsWith('/a fails where somebody types //visita-anterior'))).toBe(true);
});
