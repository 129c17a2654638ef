import type { ApiClient } from '@ofgc/shared/api-client';
import { expect, it } from 'vitest';
import type { ExamplePerson } from '../examples/signed-in-api.ts';
import { type TriedPage, untried } from './tried-page.ts';
import { createTrySignedIn } from './try-signed-in.ts';

const turnedAway: Partial<TriedPage> = { status: 302, location: '/entrar' };

/** @param pageOf what is shown to whom; nobody is undefined @returns renders, and says for whom it did */
function site(pageOf: (person: ExamplePerson | undefined) => Partial<TriedPage>, isOtherEachTime = false) {
  const visitors: (string | undefined)[] = [];
  const tryAs = (person?: () => ExamplePerson) => async (): Promise<TriedPage> => {
    visitors.push(person?.().kind);
    return { ...untried, status: 200, isPrivate: true, ...pageOf(person?.()) };
  };
  let asked: (() => ExamplePerson) | undefined;
  const tryPage = createTrySignedIn({
    apiOf: (person) => {
      asked = person;
      return (api: ApiClient) => api;
    },
    tryWith: () => tryAs(asked),
    asNobody: tryAs(),
    isOtherEachTime,
  });
  return { tryPage, visitors };
}

it('shows a private page to the first kind of account that may see it, and the next time at once', async () => {
  const { tryPage, visitors } = site((person) => (person?.kind === 'centre' ? {} : turnedAway));
  expect(await tryPage('/area')).toMatchObject({ status: 200 });
  expect(await tryPage('/area?hecho=1')).toMatchObject({ status: 200 });
  expect(visitors).toEqual(['staff', 'centre', 'centre']);
});

it('shows to nobody what sends those away who are signed in, and public pages to nobody else', async () => {
  const signIn = site((person) => (person ? turnedAway : {}));
  expect(await signIn.tryPage('/entrar')).toMatchObject({ status: 200 });
  expect(signIn.visitors).toEqual(['staff', 'centre', undefined]);

  const publicPage = site(() => ({ ...turnedAway, isPrivate: false }));
  expect(await publicPage.tryPage('/')).toMatchObject(turnedAway);
  expect(publicPage.visitors).toHaveLength(1);
});

it('sees a page that names somebody who was signed in before', async () => {
  let first: string | undefined;
  const { tryPage } = site((person) => ({ html: `<p>${(first ??= person?.name)}</p>` }), true);
  expect(await tryPage('/area')).toMatchObject({ tellsOfOther: false });
  expect(await tryPage('/area')).toMatchObject({ tellsOfOther: true });
});
