import { expect, it } from 'vitest';
import type { ModuleState } from '../../../../../server/worker/trial/module-state.ts';
import { sharedModuleStateProblems } from './shared-module-state.ts';

/** @param keep what a variable is after a page was rendered, from what it was before */
async function attempt(keep: (address: string, before: string) => string): Promise<string[]> {
  let print = '';
  const moduleState = (): ModuleState => new Map([['key', { name: 'kept', beside: 'loadPress', print }]]);
  const before = moduleState();
  const pages = [
    { address: '/a', parameters: [] },
    { address: '/b', parameters: ['texto'] },
  ];
  for (const { address } of pages) print = keep(address, print);
  return sharedModuleStateProblems(before, pages, {
    moduleState,
    onStep: () => {},
    asOther: async (address) => {
      print = keep(address, print);
    },
  });
}
const keeps = (address: string) => [
  `${address} keeps something of each visit in the variable kept, in the module of loadPress: on the server a module’s variables belong to all who come later`,
];

it.each<[string, (address: string, before: string) => string, string]>([
  ['each visit', (_, before) => `${before}x`, '/a'],
  ['the last address', (address) => address, '/b'],
  ['visits without a parameter', (address, before) => (address === '/b' ? `${before}x` : before), '/b'],
])('names the page and the variable that keeps %s', async (_, keep, address) => {
  expect(await attempt(keep)).toEqual(keeps(address));
});

it.each<[string, (address: string, before: string) => string]>([
  ['never changes', () => ''],
  ['is filled once', () => 'x'],
  ['is filled late', (_, before) => `${before}x`.slice(0, 4)],
])('lets pass a variable that %s', async (_, keep) => {
  expect(await attempt(keep)).toEqual([]);
});
