import { expect, it } from 'vitest';
import type { AccountKind } from '../domain/accounts/account.ts';
import { pageVisit } from '../testing/pages/page-visit.ts';
import { privateLoader } from './private-loader.ts';

/** What the loader of a staff page throws when the API refuses, by the kind of account that is signed in. */
async function thrownTo(kind: AccountKind | null, status: number): Promise<unknown> {
  const identity = kind && { kind };
  const api = { get: async () => ({ data: { data: { identity } } }) };
  const load = privateLoader('staff', () =>
    Promise.reject(Object.assign(new Error('refused'), { response: { status } })),
  );
  return load(pageVisit({ api, path: '/oficina/canal' })).catch((error: unknown) => error);
}
const addressIn = (thrown: unknown) => (thrown as Response).headers.get('location');

it.each([
  [null, 401],
  ['centre', 403],
] as const)('privateLoader redirects to the staff’s sign-in page with a way back (%s, %i)', async (kind, status) => {
  expect(addressIn(await thrownTo(kind, status))).toBe('/oficina/entrar?volver=%2Foficina%2Fcanal');
});

it('privateLoader answers 404 to staff who lack the role', async () => {
  expect(await thrownTo('staff', 403)).toMatchObject({ init: { status: 404 } });
});

it('privateLoader throws any other failure', async () => {
  expect(await thrownTo('staff', 503)).toBeInstanceOf(Error);
});
