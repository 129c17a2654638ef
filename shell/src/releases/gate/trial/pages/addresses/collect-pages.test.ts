import { expect, it } from 'vitest';
import { attempt, Component } from '../../../../../testing/sample-releases/tried-site.ts';

it('an example whose data are gone is named, and refuses nothing', async () => {
  const examples = [{ page: 'one', es: '/portal-empleo/7', en: '/en/portal-empleo/7' }];
  const routes = [{ id: 'jobs.one', path: 'portal-empleo/:id', Component }];
  const gone = { '/portal-empleo/7': { status: 404 }, '/en/portal-empleo/7': { status: 404 } };
  expect(await attempt({ section: { examples }, routes, pages: gone })).toMatchObject({
    problems: [],
    notes: [
      'the example /portal-empleo/7 was not tried: it answers 404',
      'the example /en/portal-empleo/7 was not tried: it answers 404',
      'the route jobs.one was not tried: no page links to it; name an example in warmUp',
    ],
  });
  expect(await attempt({ section: { examples }, routes })).toMatchObject({ problems: [], notes: [] });
});

it('an example whose choice cannot be chosen any more is named, and refuses nothing; its page without the choice must be there', async () => {
  const examples = [{ page: 'chosen', es: '/portal-empleo?plaza=7', en: '/en/portal-empleo?plaza=7' }];
  const refused = { status: 400 };
  const pages = { '/portal-empleo?plaza=7': refused, '/en/portal-empleo?plaza=7': refused };
  expect(await attempt({ section: { examples }, pages })).toMatchObject({
    problems: [],
    notes: [expect.stringMatching(/^the example \/portal-empleo\?plaza=7 was not tried: it answers 400$/)],
  });
  const unasked = [{ page: 'list', es: '/portal-empleo/lista', en: '/en/portal-empleo/lista' }];
  const routes = [{ id: 'jobs.list', path: 'portal-empleo/lista', Component }];
  expect(
    (await attempt({ section: { examples: unasked }, routes, pages: { '/portal-empleo/lista': refused } })).problems,
  ).toEqual(['/portal-empleo/lista answers 400']);
});
