import { splitLocale } from '@ofgc/shared/i18n';
import { homePagePaths } from '../../../../page/home-page-paths.ts';
import { shownProblems } from '../../../../page/page-problems.ts';
import { conditionProblems, denialProblems, failureToShow } from '../condition-problems.ts';
import { falselyEmptyProblems } from '../falsely-empty.ts';
import type { PageTrial } from '../../page-trial.ts';
import type { Rendered } from '../../rendered-page.ts';
import type { ApiCall } from '../../tried-page.ts';
import { isSameCall, nameOfCall, ownCalls } from './lost-calls.ts';

/** So many of a page's calls are lost one by one at most. */
const mostCalls = 8;

/**
 * Pages that fail, show what nobody meant or say that there is nothing, where the API does not answer one of their calls: a list that is
 * late, or a fault of the API for one kind of thing. First all calls but the page's first are lost at once: a page that stays without them
 * has been tried without each. Where it does not stay, they are lost one by one.
 * @param pages all of the section
 */
export async function lostCallProblems(
  usual: Rendered,
  {
    pages,
    withoutCalls,
    withEmptyListsToday,
    slots,
  }: Pick<PageTrial, 'withoutCalls' | 'withEmptyListsToday'> & {
    pages: readonly Rendered[];
    slots: readonly string[];
  },
): Promise<string[]> {
  const { address } = usual;
  const isHome = homePagePaths.includes(address);
  const calls = ownCalls(usual.calls, isHome ? usual.callsWithout : callsOfFrame(address, pages));
  if (calls.length < 2) return [];
  const problemsWithout = async (lost: readonly ApiCall[]) => {
    const page = await withoutCalls(lost)(address);
    const where = `${address} without the API’s answer to ${lost.map(nameOfCall).join(' and ')}`;
    return {
      hasStayed: page.status === 200,
      problems: [
        ...conditionProblems(where, failureToShow(page), [
          ...denialProblems(usual, page),
          ...(page.status === 200 ? shownProblems(address, page, slots) : []),
        ]),
        ...(isHome ? [] : await falselyEmptyProblems(where, usual, page, () => withEmptyListsToday(address))),
      ],
    };
  };
  const together = await problemsWithout(calls.slice(1));
  if (together.hasStayed && together.problems.length === 0) return [];
  const oneByOne: string[] = [];
  // The two of a page with two calls: the second was lost already.
  for (const call of calls.length === 2 ? calls.slice(0, 1) : calls.slice(0, mostCalls))
    oneByOne.push(...(await problemsWithout([call])).problems);
  return calls.length === 2 || oneByOne.length === 0 ? [...together.problems, ...oneByOne] : oneByOne;
}

/** What the frame of each page asks the API for: the home page does without the section, and all its other pages do, too. */
function callsOfFrame(address: string, pages: readonly Rendered[]): ApiCall[] {
  const { locale } = splitLocale(address);
  const inLanguage = pages.filter((page) => page.status === 200 && splitLocale(page.address).locale === locale);
  const home = inLanguage.find((page) => homePagePaths.includes(page.address));
  return (home?.callsWithout ?? []).filter((call) =>
    inLanguage.every(({ calls }) => calls.some((one) => isSameCall(one, call))),
  );
}
