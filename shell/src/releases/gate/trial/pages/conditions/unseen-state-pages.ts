import { homePagePaths } from '../../../page/home-page-paths.ts';
import { shownProblems } from '../../../page/page-problems.ts';
import { conditionProblems } from './condition-problems.ts';
import type { PageTrial } from '../page-trial.ts';
import type { TriedPage } from '../tried-page.ts';

/**
 * Pages that fail or show unintended values where the API answers a state that its description allows and that no entry has today.
 * @param pages one of each route
 */
export async function unseenStateProblems(
  pages: readonly (TriedPage & { address: string })[],
  {
    unseenStates,
    withUnseenStates,
    remote,
    onStep,
  }: Pick<PageTrial, 'unseenStates' | 'withUnseenStates' | 'remote' | 'onStep'>,
): Promise<string[]> {
  const problems: string[] = [];
  const slots = Object.keys(remote.slots);
  for (const { address, isPrivate, status, asked, answers } of pages) {
    const turns = isPrivate || status !== 200 ? 0 : unseenStates.turnsFor(asked, answers);
    for (let turn = 0; turn < turns; turn++) {
      onStep(`${address} with states that nothing is in`);
      unseenStates.take(turn);
      const page = await withUnseenStates(address);
      // Texts are left out: some belong to two states together, of which the API never answers all pairs.
      const error = page.errors.find(
        ({ kind }) =>
          kind === 'render' || (kind !== 'words' && (page.status === 500 || homePagePaths.includes(address))),
      );
      const wrong = page.status === 200 ? shownProblems(address, page, slots) : [];
      const where = `${address} with states of the API’s answers in which nothing is today`;
      problems.push(...conditionProblems(where, error, wrong));
    }
  }
  return problems;
}
