import type { KeptVariable, ModuleState } from '../../../../../../server/worker/trial/module-state.ts';
import type { PageTrial } from '../../page-trial.ts';
import type { Rendered } from '../../rendered-page.ts';

/**
 * Variables of modules that keep the day on which they were first asked for, which is today’s as long as the server runs. A variable that
 * another day replaces, as of what is kept for a day, is well. @param kept what modules kept of the first pages @param pages one of each route
 */
export async function keptDayProblems(
  kept: ModuleState,
  pages: readonly Pick<Rendered, 'address'>[],
  {
    moduleState,
    inNextYear,
    instant,
    hasInCode,
    onStep,
  }: Pick<PageTrial, 'moduleState' | 'inNextYear' | 'instant' | 'hasInCode' | 'onStep'>,
): Promise<string[]> {
  const today = instant.toISOString().slice(0, 10);
  const isToday = ({ print }: Partial<KeptVariable> = {}) => print === JSON.stringify(today);
  const found = [...kept].flatMap(([key, variable]) => (isToday(variable) ? key : []));
  // A day that stands in the code is that of the build.
  if (found.length === 0 || (await hasInCode(today))) return [];
  for (const { address } of pages) {
    onStep(`${address} on another day`);
    await inNextYear(address);
  }
  const then = moduleState(found);
  return found
    .filter((key) => isToday(then.get(key)))
    .map(
      (key) =>
        `the variable ${kept.get(key)?.name} of a module keeps the day ${today} for all who come later: it is today’s on that day alone`,
    );
}
