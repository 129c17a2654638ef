import { expect, it } from 'vitest';
import { sampleRemote } from '../../../../../testing/sample-releases/sample-remote.ts';
import { furtherAddresses } from './further-addresses.ts';
import { renderFurther } from './further-pages.ts';
import { nothingRendered, type Rendered } from '../rendered-page.ts';

const remote = { ...sampleRemote, slots: { 'home.jobs': null as never } };
const page = (address: string, differences: Partial<Rendered> = {}): Rendered => ({
  ...nothingRendered,
  status: 200,
  address,
  ...differences,
});
const linkTo = (...paths: string[]) => paths.map((path) => `<a class="a" href="${path}">a</a>`).join('');
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
