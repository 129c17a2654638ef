import { expect, it } from 'vitest';
import type { ModuleState } from '../../../../../../server/worker/trial/module-state.ts';
import { untried } from '../../tried-page.ts';
import { keptDayProblems } from './kept-day.ts';

const today = '2026-11-20';
/** @param later what the variable is after a page was rendered on another day */
const problemsOf = async (value: unknown, later: unknown = value, inCode = '') => {
  let kept = value;
  const rendered: string[] = [];
  const moduleState = (): ModuleState =>
    new Map([['key', { name: 'today', beside: undefined, print: JSON.stringify(kept) }]]);
  const problems = await keptDayProblems(moduleState(), [{ address: '/a' }], {
    moduleState,
    inNextYear: async (address) => {
      rendered.push(address);
      kept = later;
      return untried;
    },
    instant: new Date(`${today}T12:00:00Z`),
    hasInCode: async (text) => inCode.includes(text),
    onStep: () => {},
  });
  return { problems, rendered };
};

it.each<[string, Parameters<typeof problemsOf>, string[]]>([
  ['another day', ['2026-11-21'], []],
  ['a day in what the API answered', [{ day: today }], []],
  ['the day for which something is kept', [today, '2027-12-31'], ['/a']],
  ['the day of the build', [today, today, `const built = '${today}'`], []],
])('a module may keep %s', async (_, given, rendered) =>
  expect(await problemsOf(...given)).toEqual({ problems: [], rendered }),
);

it('a module does not keep today for ever', async () =>
  expect((await problemsOf(today)).problems).toEqual([
    `the variable today of a module keeps the day ${today} for all who come later: it is today’s on that day alone`,
  ]));
