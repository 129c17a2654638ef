import { expect, it } from 'vitest';
import { sampleRemote } from '../../../../../testing/sample-releases/sample-remote.ts';
import { oddAddresses, oddAddressProblems } from './odd-addresses.ts';
import { untried } from '../tried-page.ts';

const odd = '/portal-empleo/M%C3%BAsica%20de%20Otros';
const leading = (to: (address: string) => string | undefined) => async (address: string) => ({
  ...untried,
  status: to(address) ? 301 : 404,
  location: to(address),
});

it('asks each route with a value in its path for one that is spelled as no address is', () => {
  expect(oddAddresses(sampleRemote)).toEqual([odd, odd.replace('/portal-empleo/', '/portal-empleo/oferta/')]);
});

it.each<[string, (address: string) => string | undefined, string[]]>([
  ['to itself', (address) => address, [`${odd} redirects to itself for ever`]],
  [
    'to one that leads to itself',
    () => '/portal-empleo/musica',
    ['/portal-empleo/musica redirects to itself for ever'],
  ],
  ['to its right spelling', (address) => (address === odd ? '/portal-empleo/musica' : undefined), []],
  ['nowhere', () => undefined, []],
])('judges an address that leads %s', async (_, to, problems) => {
  expect(await oddAddressProblems([odd], leading(to))).toEqual(problems);
});

it('refuses a page that fails for a name that nothing has, unless the API says that it has it', async () => {
  const failing = (asked: string[]) => async () => ({
    ...untried,
    status: 500,
    asked,
    errors: [{ kind: 'loader', text: 'family is undefined' }],
  });
  expect(await oddAddressProblems([odd], failing(['api/offers']))).toEqual([
    `${odd} answers 500, as nothing has that name: family is undefined`,
  ]);
  expect(await oddAddressProblems([odd], failing(['api/offers/M%C3%BAsica%20de%20Otros']))).toEqual([]);
});
