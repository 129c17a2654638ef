import { determinismProblems } from './deterministic-pages.ts';
import { homePagePaths } from '../../../page/home-page-paths.ts';
import type { PageTrial } from '../page-trial.ts';
import { longestWait } from '../try-page.ts';
import type { TriedPage, TryPage } from '../tried-page.ts';

/** Milliseconds of the processor that a section may always take for a page each time it is rendered; now at most 20. */
const alwaysAllowed = 60;
/** A slow or busy machine allows more: so many times what the whole home page takes there, now 36 ms, without the section. */
const timesOfHome = 2;
/** How often a page that took longer is rendered again: the machine may have been at something else. */
const secondLooks = 2;

type RepeatedTrial = Pick<PageTrial, 'withoutIt' | 'elsewhere' | 'abroad' | 'withMatchAllSearch'>;

/**
 * Renders a page again: it has to be the same, take little of the processor, and wait for nothing but the API.
 * Differences and work that also occur on the home page without the release are not its fault.
 */
export async function repeatedProblems(
  address: string,
  first: TriedPage,
  withData: TryPage,
  { withoutIt, elsewhere, abroad, withMatchAllSearch }: RepeatedTrial,
): Promise<string[]> {
  const work: number[] = [];
  let isLate = first.isLate;
  const timed: TryPage = async (asked) => {
    const page = await withData(asked);
    work.push(page.worked);
    isLate &&= page.isLate;
    return page;
  };
  const differences = await determinismProblems(address, first, timed, { elsewhere, abroad, withMatchAllSearch });
  if (work.some((one) => one > alwaysAllowed)) for (let turn = 0; turn < secondLooks; turn++) await timed(address);
  const [, slow = 0] = work.toSorted((one, other) => other - one);
  const isHome = homePagePaths.includes(address);
  const beside =
    isHome && (differences.length > 0 || slow > alwaysAllowed || isLate) ? await withoutIt(address) : undefined;
  const others = beside
    ? await determinismProblems(address, beside, withoutIt, { elsewhere, abroad, withMatchAllSearch: withoutIt })
    : [];
  const own = slow - (beside ? (await withoutIt(address)).worked : 0);
  const most =
    own > alwaysAllowed ? Math.max(alwaysAllowed, timesOfHome * (await workOfHome(withoutIt))) : alwaysAllowed;
  return [
    ...(others.length > 0 ? [] : differences),
    ...(isLate && !beside?.isLate
      ? [`${address} waits for more than ${longestWait / 1000} s each time, and not for the API`]
      : []),
    ...(own > most
      ? [`${address} takes ${Math.round(own)} ms of the processor each time; ${Math.round(most)} ms are the most`]
      : []),
  ];
}

async function workOfHome(withoutIt: TryPage): Promise<number> {
  const [home = '/'] = homePagePaths;
  // The first rendering may have to compile the code of the home page.
  await withoutIt(home);
  return (await withoutIt(home)).worked;
}
