import { expect, it } from 'vitest';
import { sampleRemote } from '../../../../../testing/sample-releases/sample-remote.ts';
import type { UnseenStates } from '../../examples/unseen-states.ts';
import { type TriedPage, untried } from '../tried-page.ts';
import { unseenStateProblems } from './unseen-state-pages.ts';

const well = { ...untried, address: '/portal-empleo/oferta/7', status: 200, html: '<p>Bien</p>' };
/** Tries a page that is fine today with two states that nothing is in. @param states the page with each of them */
async function attempt(states: readonly Partial<TriedPage>[], page: Partial<TriedPage> = {}): Promise<string[]> {
  let turn = 0;
  const unseenStates: UnseenStates = {
    note: () => {},
    turnsFor: () => states.length,
    take: (next) => (turn = next),
    change: (_path, answer) => answer,
  };
  return unseenStateProblems([{ ...well, ...page }], {
    unseenStates,
    withUnseenStates: async () => ({ ...well, ...states[turn] }),
    remote: sampleRemote,
    onStep: () => {},
  });
}
const broken = { status: 500, errors: [{ kind: undefined, text: 'no rule for announced' }] };

it('refuses a page that fails, or shows what nobody meant, with a state that nothing is in', async () => {
  const problem = `${well.address} with states of the API’s answers in which nothing is today`;
  expect(await attempt([{}, broken])).toEqual([`${problem}: no rule for announced`]);
  expect(await attempt([{ html: '<p>Plazo: undefined</p>' }])).toEqual([expect.stringContaining(problem)]);
});

it('leaves texts that belong to a pair of states, pages of who is signed in, and those that fail today', async () => {
  const wordless = { errors: [{ kind: 'words', text: 'jobs:deadline.end.hearing: no catalogue has it' }] };
  expect(await attempt([wordless])).toEqual([]);
  expect(await attempt([broken], { isPrivate: true })).toEqual([]);
  expect(await attempt([broken], { status: 404 })).toEqual([]);
});
