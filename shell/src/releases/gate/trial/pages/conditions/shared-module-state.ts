import type { KeptVariable, ModuleState } from '../../../../../server/worker/trial/module-state.ts';
import { withValue } from '../../../addresses/with-value.ts';
import type { PageTrial } from '../page-trial.ts';
import type { TriedPage } from '../tried-page.ts';

/** How many visitors ask for a page: the first may still fill what is kept for all. */
const visitors = 3;

/**
 * Variables of modules that are others after each visit of a page: on the server they belong to all visitors, who would read one
 * another's data, and a list that grows takes up the worker. What is filled once, by language or by content, may stay.
 * @param before what the modules kept before pages were rendered again by other visitors, with other parameters, at another time
 * @param pages addresses with the parameters that they read
 */
export async function sharedModuleStateProblems(
  before: ModuleState,
  pages: readonly (Pick<TriedPage, 'parameters'> & { address: string })[],
  {
    moduleState,
    asOther,
    onStep,
    whenChanged = async () => [],
  }: Pick<PageTrial, 'moduleState' | 'onStep'> & {
    asOther: (address: string) => Promise<unknown>;
    /** Looks at what else may be wrong where a variable changes, and no single page is to blame. */
    whenChanged?: () => Promise<string[]>;
  },
): Promise<string[]> {
  let last = moduleState();
  let suspects = changed(before, last);
  const problems: string[] = [];
  for (const { address, parameters } of pages) {
    if (suspects.length === 0) return problems;
    onStep(`${address} by other visitors`);
    let kept = suspects;
    // Skips variables that one of the visits left unchanged: they do not grow with each visit.
    for (let visitor = 1; visitor <= visitors && kept.length > 0; visitor++) {
      await asOther(address);
      // Last, so that what is kept of a parameter is still there; with a value that it does not know, a page may do less.
      if (parameters.length > 0) await asOther(withValue(address, parameters, `visita-${visitor}`));
      const now = moduleState(suspects);
      kept = kept.filter((key) => now.get(key)?.print !== last.get(key)?.print);
      last = now;
    }
    suspects = suspects.filter((key) => !kept.includes(key));
    const variables = new Set(kept.map((key) => describe(last.get(key))));
    problems.push(
      ...[...variables].map(
        (variable) =>
          `${address} keeps something of each visit in ${variable}: on the server a module’s variables belong to all who come later`,
      ),
    );
  }
  return suspects.length > 0 ? [...problems, ...(await whenChanged())] : problems;
}

/** Only what was there before: modules that ran since then have not been filled yet. */
function changed(before: ModuleState, after: ModuleState): string[] {
  return [...before].flatMap(([key, { print }]) => (print === (after.get(key)?.print ?? print) ? [] : [key]));
}

function describe({ name = '', beside }: Partial<KeptVariable> = {}): string {
  return `the variable ${name}${beside ? `, in the module of ${beside}` : ''}`;
}
