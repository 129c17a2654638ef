import { expect, it, vi } from 'vitest';
import { sampleRemote } from '../../../../../testing/sample-releases/sample-remote.ts';
import { furtherAddresses } from './further-addresses.ts';
import { contentPageProblems, renderFurther } from './further-pages.ts';
import { nothingRendered, type Rendered } from '../rendered-page.ts';

const remote = { ...sampleRemote, slots: { 'home.jobs': null as never, 'block.jobs': null as never } };
const page = (address: string, differences: Partial<Rendered> = {}): Rendered => ({
  ...nothingRendered,
  status: 200,
  address,
  ...differences,
});
const linkTo = (...paths: string[]) => paths.map((path) => `<a class="a" href="${path}">a</a>`).join('');
const content = {
  hasPage: async () => true,
  hasDocument: async () => true,
  pagesWith: async (_types: readonly string[]) => [{ es: '/amigos', en: '/friends' }],
};
const offer = (id: number) => `/portal-empleo/oferta/${id}`;

it('finds further addresses of routes, which take turns, spread over the list, in links and in the site map', () => {
  const asked = furtherAddresses(
    remote,
    ['/portal-empleo', offer(5)],
    [offer(1), offer(2), offer(3), '/portal-empleo'],
  );
  asked.addLinks(linkTo(offer(5), '/portal-empleo/musicos', '/portal-empleo?estado=cerradas#lista', '/explora/a'));
  asked.addLinks(linkTo(`/en${offer(3)}`, '/en/portal-empleo/one', '/portal-empleo/musicos'));
  const found = Array.from({ length: 10 }, () => asked.next());
  expect(found).toEqual([
    offer(1),
    '/portal-empleo/musicos',
    '/portal-empleo?estado=cerradas',
    `/en${offer(3)}`,
    '/en/portal-empleo/one',
    offer(3),
    offer(2),
    `/en${offer(1)}`,
    `/en${offer(2)}`,
    undefined,
  ]);
});

it('begins with a kind that is found late before any other has its second turn', () => {
  const asked = furtherAddresses(remote, ['/portal-empleo', '/en/portal-empleo'], [offer(1), offer(2)]);
  asked.addLinks(linkTo('/portal-empleo/musicos', '/portal-empleo/coro'));
  expect([asked.next(), asked.next()]).toEqual([offer(1), '/portal-empleo/musicos']);
  // An English page with a Spanish path.
  asked.addLinks(linkTo(`/en${offer(2)}`));
  expect(asked.next()).toBe(`/en${offer(2)}`);
});

it('tries a page that fails for other data than the example’s, also behind a redirect, and leaves out what is gone', async () => {
  const rendered: Record<string, Partial<Rendered>> = {
    [offer(2)]: { location: `${offer(2)}/una`, isRedirect: true },
    [offer(3)]: { status: 404 },
    [`${offer(2)}/una`]: { found: ['it fails'] },
  };
  const steps: string[] = [];
  const { further, gone } = await renderFurther(
    [page('/portal-empleo', { html: linkTo(offer(2), offer(3)) })],
    async (address) => page(address, rendered[address]),
    { remote, siteMap: Promise.resolve([]), onStep: (step) => steps.push(step) },
  );
  expect(steps).toEqual([offer(2), `${offer(2)}/una`, offer(3)]);
  expect(further.map(({ found }) => found)).toEqual([[], ['it fails']]);
  expect([...gone]).toEqual([offer(3)]);
});

it('tries pages of the content that have a block of the section', async () => {
  const pagesWith = vi.fn(content.pagesWith);
  const problems = await contentPageProblems(
    async (address) =>
      page(address, { errors: address === '/en/friends' ? [{ kind: 'render', text: 'it fails' }] : [] }),
    {
      remote,
      forms: null,
      content: { ...content, pagesWith },
      onStep: () => {},
    },
  );
  expect(pagesWith.mock.calls).toEqual([[['jobs']]]);
  expect(problems).toEqual(['/en/friends: it fails']);
});

it('looks for consents that are ticked beforehand in blocks of the section alone', async () => {
  const box =
    '<form method="post" action="/portal-empleo/alta"><input type="checkbox" name="consent" checked=""></form>';
  const html = `<main><div data-slot="block.jobs">${box}</div><div data-slot="block.news">${box}</div></main>`;
  const pages = async (address: string) =>
    page(address, { html: address === '/amigos' ? html : html.replace('jobs', 'a') });
  expect(await contentPageProblems(pages, { remote, content, forms: null, onStep: () => {} })).toEqual([
    '/amigos has the consent “consent” ticked beforehand: only who ticks it has agreed',
  ]);
});

it('looks for forms of its blocks that are posted to a page that does not know them', async () => {
  const html = '<main><div data-slot="block.jobs"><form method="post"><button>a</button></form></div></main>';
  const pages = async (address: string) => page(address, { html });
  const answered = { posted: [], status: 400, location: undefined, data: null, error: undefined };
  const problemsWhere = (isUnknown: boolean) => {
    const forms = {
      instant: new Date('2026-11-20'),
      takenFields: () => ({ required: [] }),
      tryForm: async () => ({ ...answered, isUnknown }),
      showAnswered: async () => ({ status: 200, html: '', error: undefined }),
    };
    return contentPageProblems(pages, { remote, content, forms, onStep: () => {} });
  };
  expect(await problemsWhere(false)).toEqual([]);
  expect(await problemsWhere(true)).toEqual(
    ['/amigos', '/en/friends'].map(
      (path) => `${path} has the form “”, which is posted to ${path}, where nothing knows it`,
    ),
  );
});
