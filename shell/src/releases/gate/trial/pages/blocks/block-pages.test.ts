import { expect, it } from 'vitest';
import { trialOf, type TriedSite } from '../../../../../testing/sample-releases/tried-site.ts';
import { blockPageProblems } from './block-pages.ts';

const friends = { paths: { es: '/amigos', en: '/friends' }, types: ['jobs'] };
const choir = { paths: { es: '/coro', en: '/choir' }, types: ['jobs'] };
const site: TriedSite = { blocks: ['jobs'], blockPages: [friends, choir] };
/** A page of the content with a block of the section, and one of another. */
const shown = (own: string, other = 'a') =>
  `<!doctype html><html><head><title>Amigos</title></head><body><main><div class="shell-Page"><h1>Amigos</h1><h2>b</h2></div><div data-slot="block.jobs">${own}</div><div data-slot="block.news">${other}</div></main></body></html>`;
const framed = (html: string) => html.replace('</main>', '</main><footer><p id="menu">b</p></footer>');
const without = { '/amigos': { html: shown('') } };
const tryBlocks = (differences: Partial<TriedSite>, forms: unknown = null) => {
  const steps: string[] = [];
  const trial = trialOf({ ...site, ...differences }, (step) => steps.push(step));
  const withData = trial.withData;
  return blockPageProblems(withData, { ...trial, forms: forms as never }).then((result) => ({ ...result, steps }));
};
const failing = { errors: [{ kind: 'render', text: 'it fails' }] };

it('of each block one page is tried in each language and under the conditions, the others as they are today', async () => {
  const { problems, notes, steps } = await tryBlocks({});
  expect(steps).toEqual([
    '/amigos',
    '/amigos with empty lists',
    '/amigos with the API away for its blocks',
    '/en/friends',
    '/coro',
    '/en/choir',
  ]);
  expect([problems, notes]).toEqual([[], []]);
});

it('says which blocks no page has', async () => {
  expect((await tryBlocks({ blocks: ['jobs', 'new'] })).notes).toEqual([
    'the block block.new was not tried: no page of the content has it',
  ]);
  expect((await tryBlocks({ blocks: ['jobs', 'new'], isContentWhole: false })).notes).toEqual([
    expect.stringMatching('^the block block.new was not tried: not all pages of the content could be read'),
  ]);
});

it('a page below its own mounts is tried only as it is today', async () => {
  const inside = { paths: { es: '/portal-empleo/coro', en: '/portal-empleo/choir' }, types: ['jobs'] };
  const html = shown('', '<style>a{}</style>');
  const pages = { '/portal-empleo/coro': { html } };
  const { problems, steps } = await tryBlocks({
    blockPages: [inside, friends],
    pages,
    without: { '/portal-empleo/coro': { status: 503 } },
  });
  expect([steps.slice(-2), problems]).toEqual([['/portal-empleo/coro', '/en/portal-empleo/choir'], []]);
  expect((await tryBlocks({ blockPages: [inside], pages })).notes).toEqual([
    expect.stringMatching('^the block block.jobs was not tried: only pages like /portal-empleo/coro have it'),
  ]);
});

it.each<[string, Partial<TriedSite>, string]>([
  ['that fails', { pages: { '/en/friends': failing }, without: {} }, '/en/friends: it fails'],
  ['that fails on another page', { pages: { '/en/choir': failing } }, '/en/choir: it fails'],
  [
    'that fails without entries',
    { empty: { '/amigos': failing } },
    '/amigos with empty lists of the API (on 1 January): it fails',
  ],
  [
    'that fails with the API away',
    { contentAlone: { '/amigos': failing } },
    '/amigos with the API away for its blocks: it fails',
  ],
  [
    'with a second first heading',
    { pages: { '/amigos': { html: shown('<h1>x</h1>') } }, without },
    '/amigos has two first headings (h1)',
  ],
  [
    'that leaves a heading out',
    { pages: { '/amigos': { html: shown('<h4>x</h4>') } }, without },
    '/amigos has a heading h4 after an h2: a level between them is left out',
  ],
  [
    'with a style of its own',
    { pages: { '/amigos': { html: shown('<style>a{}</style>') } }, without },
    '/amigos has a style of its own in it',
  ],
  [
    'with an id that is there twice',
    { pages: { '/amigos': { html: shown('<p id="x">a</p><p id="x">b</p>') } }, without },
    '/amigos has the id "x" twice',
  ],
  [
    'with an id of the page around its content',
    {
      pages: { '/amigos': { html: framed(shown('<p id="menu">a</p>')) } },
      without: { '/amigos': { html: framed(shown('')) } },
    },
    '/amigos has the id "menu" twice',
  ],
  [
    'that tells search engines to leave the page out',
    { pages: { '/amigos': { html: shown('<meta name="robots" content="noindex">') } }, without },
    '/amigos has <meta name="robots"> in it, which is for the page to say',
  ],
  [
    'with a link to the other language',
    { pages: { '/amigos': { html: shown('<a href="/en/portal-empleo">Ver</a>') } }, without },
    '/amigos leads to /en/portal-empleo, which is in English',
  ],
  [
    'with a consent that is ticked beforehand',
    {
      pages: {
        '/coro': {
          html: shown(
            '<form method="post" action="/portal-empleo/alta"><input type="checkbox" name="consent" checked=""></form>',
          ),
        },
      },
    },
    '/coro has the consent “consent” ticked beforehand: only who ticks it has agreed',
  ],
])('names a block %s', async (_, differences, problem) => {
  expect((await tryBlocks(differences)).problems).toEqual([expect.stringContaining(problem)]);
});

it.each<[string, Partial<TriedSite>]>([
  ['has its heading below that of the page', { pages: { '/amigos': { html: shown('<h3>x</h3>') } }, without }],
  [
    'stands twice in a page',
    { pages: { '/amigos': { html: shown('a', '</div><div data-slot="block.jobs">b') } }, without },
  ],
  [
    'stands twice in a page with the same id',
    {
      pages: { '/amigos': { html: shown('<h3 id="f">a</h3>', '</div><div data-slot="block.jobs"><h3 id="f">b</h3>') } },
      without,
    },
  ],
  [
    'has the id of an anchor of the page, and of a block of another section',
    {
      pages: { '/amigos': { html: shown('<h3 id="f">a</h3>', '<p id="f">b</p></div><h2 id="f">c</h2><div>') } },
      without,
    },
  ],
  [
    'is beside one of another section with a style, which the page has without it, too',
    {
      pages: { '/amigos': { html: shown('a', '<style>a{}</style>') } },
      without: { ...without, '/amigos': { html: shown('', '<style>a{}</style>') } },
    },
  ],
  [
    'shows nothing while the API is away',
    { contentAlone: { '/amigos': { errors: [{ kind: 'load', text: 'away' }] } } },
  ],
])('accepts a block that %s', async (_, differences) => {
  expect((await tryBlocks(differences)).problems).toEqual([]);
});

it('looks for forms of its blocks that are posted to a page that does not know them', async () => {
  const html = shown('<form method="post"><button>Enviar</button></form>');
  const pages = { '/coro': { html }, '/en/choir': { html } };
  const answered = { posted: [], status: 400, location: undefined, data: null, error: undefined };
  const problemsWhere = async (isUnknown: boolean) => {
    const forms = {
      instant: new Date('2026-11-20'),
      takenFields: () => ({ required: [] }),
      tryForm: async () => ({ ...answered, isUnknown }),
      showAnswered: async () => ({ status: 200, html: '', error: undefined }),
    };
    return (await tryBlocks({ pages }, forms)).problems;
  };
  expect(await problemsWhere(false)).toEqual([]);
  expect(await problemsWhere(true)).toEqual(
    ['/coro', '/en/choir'].map((path) => `${path} has the form “”, which is posted to ${path}, where nothing knows it`),
  );
});
