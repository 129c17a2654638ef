import { expect, it } from 'vitest';
import type { ModuleState } from '../../../../server/worker/trial/module-state.ts';
import { keptStateProblems } from './kept-state.ts';

/** @param print of the variable `kept` after so many renderings @param rendered how many there were before the check */
async function attempt(print: (visits: number, address: string) => string, rendered = 1): Promise<string[]> {
  let visits = 0;
  let last = '';
  const moduleState = (): ModuleState =>
    new Map([['key', { name: 'kept', beside: 'loadPress', print: print(visits, last) }]]);
  const before = moduleState();
  visits = rendered;
  return keptStateProblems(before, [{ address: '/a' }, { address: '/b', parameters: ['texto'] }], {
    moduleState,
    onStep: () => {},
    asOther: async (address) => {
      visits += 1;
      last = address;
      return { status: 200, html: '', errors: [] };
    },
  });
}
const keeps = (address: string) => [
  `${address} keeps something of each visit in the variable kept, in the module of loadPress: on the server a module’s variables belong to all who come later`,
];

it('names the page that changes a variable each time, and the variable', async () => {
  expect(await attempt((visits) => String(visits))).toEqual(keeps('/a'));
});

it('asks with other parameters each time', async () => {
  expect(await attempt((visits, address) => (visits === 1 ? 'other' : address.replace('/a', '')))).toEqual(keeps('/b'));
});

it.each<[string, (visits: number) => string, number]>([
  ['never changes', () => '', 1],
  ['is filled once', (visits) => String(Math.min(visits, 1)), 1],
  ['is filled late', (visits) => String(Math.min(visits, 3)), 1],
])('lets pass a variable that %s', async (_, print, rendered) => {
  expect(await attempt(print, rendered)).toEqual([]);
});
