import { expect, it } from 'vitest';
import { untried } from '../tried-page.ts';
import { mixedVisitProblems } from './mixed-visits.ts';

const remote = {
  routes: [
    { id: 'jobs.portal', path: 'portal-empleo' },
    { id: 'jobs.vacancy', path: 'portal-empleo/oferta/:id' },
  ],
} as never;
const addresses = ['/portal-empleo', '/portal-empleo/oferta/7', '/portal-empleo/oferta/8'];
const htmlOf = (title: string) => `<main><h1>${title}</h1></main>`;

/** @param titleOf what a page has as its title, from its own and from what the last visit left in a module */
const problemsOf = (titleOf: (own: string, kept: string) => string, some = addresses) => {
  let kept = '';
  return mixedVisitProblems(
    some.map((address) => ({ address, status: 200, isPrivate: false, html: htmlOf(address) })),
    {
      remote,
      async withData(address) {
        kept = address;
        await Promise.resolve();
        return { ...untried, status: 200, html: htmlOf(titleOf(address, kept)) };
      },
      onStep: () => {},
    },
  );
};

it('two visits at once may not mix', async () => {
  expect(await problemsOf((own) => own)).toEqual([]);
  expect(await problemsOf((_, kept) => kept)).toEqual([
    '/portal-empleo/oferta/7 and /portal-empleo/oferta/8, asked for at once, are not as they are alone: a variable of a module keeps something of one visit while the other is rendered',
  ]);
});

it('a page that is another one each time is not blamed for it, nor one of which there is no other', async () => {
  let times = 0;
  expect(await problemsOf((own) => `${own} ${++times}`)).toEqual([]);
  expect(await problemsOf((_, kept) => kept, addresses.slice(0, 2))).toEqual([]);
});
