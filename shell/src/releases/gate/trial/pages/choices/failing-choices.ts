import { readElements } from '../../../page/elements.ts';
import { shownProblems } from '../../../page/page-problems.ts';
import { conditionProblems, failureToShow } from '../conditions/condition-problems.ts';
import { offersOf } from './offered-choices.ts';
import type { Rendered } from '../rendered-page.ts';
import type { TryPage } from '../tried-page.ts';

/** Lists with more values are not tried, and so many views of a page at most. */
const mostValues = 12;
const mostViews = 8;

/**
 * Judges the views of a page that are rendered for another reason: one that fails, asks for a text that no catalogue has or shows what nobody
 * meant. @param problems to which they are added
 */
export function judging(tryPage: TryPage, slots: readonly string[], problems: string[]): TryPage {
  return async (address) => {
    const page = await tryPage(address);
    const wrong = page.status === 200 ? shownProblems(address, page, slots) : [];
    problems.push(...conditionProblems(address, failureToShow(page), wrong));
    return page;
  };
}

/**
 * Renders a page with each value that it offers for its parameters and with which it was not rendered yet, of all parameters one at a time:
 * a page with three lists of four values is rendered four times. Where it leads elsewhere with several of them, it is with each alone.
 * @param tryPage judges what it renders @param known addresses that were rendered
 */
export async function renderChoices(
  address: string,
  usual: Rendered,
  { tryPage, known }: { tryPage: TryPage; known: Iterable<string> },
): Promise<void> {
  if (usual.isPrivate || usual.status !== 200 || address.includes('?')) return;
  const own = readElements(usual.html).filter(({ part }) => part === 'main');
  const chosen = new Set([...known].flatMap((one) => choicesIn(address, one)));
  const left = [...offersOf(address, own)].flatMap(([name, { values, isPaging }]) => {
    // Longer lists are of names: no text of the page’s own depends on them.
    const isTried = !isPaging && values.size <= mostValues && usual.parameters.includes(name);
    return isTried ? [[...values].flatMap((value) => (chosen.has(keyOf(name, value)) ? [] : [[name, value]]))] : [];
  });
  for (let at = 0; at < mostViews; at++) {
    const choices = left.flatMap((pairs) => pairs.slice(at, at + 1));
    if (choices.length === 0) return;
    const view = (pairs: string[][]) => tryPage(`${address}?${String(new URLSearchParams(pairs))}`);
    const { status } = await view(choices);
    if (status < 300 || choices.length === 1) continue;
    for (const one of choices) await view([one]);
  }
}

/** What is chosen in an address of this page. */
function choicesIn(address: string, view: string): string[] {
  const [path, query] = view.split('?');
  return path === address ? [...new URLSearchParams(query)].map(([name, value]) => keyOf(name, value)) : [];
}

function keyOf(name: string, value: string): string {
  return JSON.stringify([name, value]);
}
