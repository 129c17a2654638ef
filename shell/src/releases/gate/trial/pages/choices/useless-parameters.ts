import { elementsWithin } from '../../../page/element-tree.ts';
import { readElements } from '../../../page/elements.ts';
import { kindOfForm } from '../../../page/forms/form-kinds.ts';
import { offersOf } from './offered-choices.ts';
import { miscountedProblems } from './miscounted-choices.ts';
import type { Rendered } from '../rendered-page.ts';
import type { TriedPage, TryPage } from '../tried-page.ts';

/** How many parameters of a page are tried, and how many values of each. */
const mostParameters = 5;
const mostValues = 3;
const fewestValues = 2;
/** A shorter list may look the same however it is chosen or sorted. */
const fewestEntries = 5;

/**
 * Parameters that a page reads and that change nothing: whatever is chosen, the API is asked for the same and the same is shown, also where
 * everything else of the form is chosen. Tried are the values that the page itself offers, in links to itself and in forms that ask for it.
 */
export async function uselessParameterProblems(address: string, usual: Rendered, tryPage: TryPage): Promise<string[]> {
  if (usual.isPrivate || usual.status !== 200 || address.includes('?') || !hasLongList(usual.answers)) return [];
  const elements = readElements(usual.html).filter(({ part }) => part === 'main');
  const offered = [...offersOf(address, elements)].filter(
    ([name, { values, isPaging }]) => (isPaging || values.size >= fewestValues) && usual.parameters.includes(name),
  );
  const problems: string[] = [];
  for (const [name, { values, beside }] of offered.slice(0, mostParameters)) {
    const tried = [...values].slice(0, mostValues);
    const others = Object.entries(beside).flatMap(([other, all]) =>
      other === name ? [] : all.map((one) => [other, one]),
    );
    const changes = async (around: string[][]) => {
      const seen = async (own: string[][]) => {
        const query = String(new URLSearchParams([...around, ...own]));
        const page = await tryPage(query ? `${address}?${query}` : address);
        const counted = around.length === 0 ? own[0]?.[1] : undefined;
        if (counted !== undefined) problems.push(...miscountedProblems(address, usual, page, [name, counted]));
        return page.status === 200 ? seenOf(page) : undefined;
      };
      const [first = '', ...more] = tried;
      const chosen = await seen([[name, first]]);
      if (chosen === undefined) return true;
      for (const value of more) if ((await seen([[name, value]])) !== chosen) return true;
      // A link to the whole list may stand beside whatever is chosen.
      return tried.length < mostValues && (await seen([])) !== chosen;
    };
    if (!(await changes([])) && (others.length === 0 || !(await changes(others))))
      problems.push(
        `${address} shows the same and asks the API for the same whatever “${name}” says (${tried.join(', ')})`,
      );
  }
  return problems;
}

/** What a page asks for and shows, without what says which choice was made: forms that choose, navigations, addresses of links. */
function seenOf({ calls, html }: TriedPage): string {
  const own = readElements(html).filter(({ part }) => part === 'main');
  const choosing = elementsWithin(
    own,
    (one) => one.name === 'nav' || one.name === 'search' || (one.name === 'form' && kindOfForm(one, own) === 'asked'),
  );
  const shown = own.flatMap((one) => {
    const { href: _, ...attributes } = one.attributes;
    return choosing.has(one) || one.name === 'script' ? [] : [[one.name, one.text, attributes]];
  });
  return JSON.stringify([calls, shown]);
}

function hasLongList(answers: readonly unknown[]): boolean {
  return answers.some((answer) => {
    const { data } = (answer ?? {}) as { data?: unknown };
    return Array.isArray(data) && data.length >= fewestEntries;
  });
}
