import { expect, it } from 'vitest';
import { untried } from '../tried-page.ts';
import { renamedThingProblems, renamedThings } from './renamed-things.ts';

const routes = [{ path: 'explora/:slug/:id' }, { path: 'portal-empleo/oferta/:id' }];
const shown = (...addresses: string[]) => new Map(addresses.map((address) => [address, { status: 200 }]));

it('gives a thing of each route with a name before an id another name, in English', () => {
  const pages = shown(
    '/explora/acordes/18',
    '/en/explora/chords/18',
    '/en/explora/silence/19',
    '/en/portal-empleo/oferta/7',
  );
  expect(renamedThings({ routes }, pages)).toEqual(['/en/explora/un-nombre-de-antes/18']);
  expect(renamedThings({ routes }, shown('/en/explora/m%C3%BAsica/18'))).toEqual(['/en/explora/un-nombre-de-antes/18']);
});

it.each([
  ['/en/explora/chords/18', []],
  [undefined, []],
  ['/explora/acordes/18', ['/en/explora/a/18 sends its visitors to /explora/acordes/18, which is in Spanish']],
])('judges where another name leads: %s', async (location, problems) => {
  const tryPage = async () => ({ ...untried, location });
  expect(await renamedThingProblems(['/en/explora/a/18'], tryPage, 'https://site.example')).toEqual(problems);
});
