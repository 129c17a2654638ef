import type { RemoteModule } from '@ofgc/shared/contract';
import { matchedRoutes } from '../../../declaration/declared-addresses.ts';
import { readElements } from '../../../page/elements.ts';
import { isApiText } from '../../../page/is-api-text.ts';
import { splitAddress } from '../../../addresses/split-address.ts';
import { isListedBy, pathOf } from '../equal-titles.ts';
import type { Rendered } from '../rendered-page.ts';

/** So many pages of other things with one heading are no things of one name; so many of them must have nothing of what leads to them. */
const fewest = 3;
const fewestWrong = 2;

type Thing = Pick<
  Rendered,
  'address' | 'status' | 'title' | 'heading' | 'canonical' | 'isHidden' | 'isPrivate' | 'html' | 'links' | 'answers'
>;

/**
 * Pages of one route that all show one thing, whichever their address names: they have one title and one heading, and the links that lead to
 * them name different things of the API, which their pages do not mention.
 */
export function indistinctThingProblems({ routes }: Pick<RemoteModule, 'routes'>, pages: readonly Thing[]): string[] {
  const groups = Map.groupBy(pages.filter(isListedBy), ({ address, title, heading }) =>
    JSON.stringify([splitAddress(address).locale, matchedRoutes(routes, address).at(-1), title, heading]),
  );
  return [...groups.values()].flatMap((group) => {
    const byPath = new Map(group.map((page) => [pathOf(page.address), page]));
    if (byPath.size < fewest) return [];
    const named = [...byPath].flatMap(([path, page]) => {
      const words = namesOf(path, pages);
      const shown = plain(readElements(page.html).reduce((all, { text }) => `${all} ${text}`, ''));
      return words.length > 0
        ? [{ path, words: words[0] ?? '', isWrong: !words.some((one) => shown.includes(one)) }]
        : [];
    });
    const wrong = named.filter(({ isWrong }) => isWrong);
    return new Set(named.map(({ words }) => words)).size >= fewest &&
      new Set(wrong.map(({ words }) => words)).size >= fewestWrong
      ? [
          `${named
            .map(({ path }) => path)
            .slice(0, fewest)
            .join(', ')} are all about “${group[0]?.heading}”, and links lead there from “${wrong
            .map(({ words }) => words.slice(0, 40))
            .slice(0, fewestWrong)
            .join('” and “')}”: each has to show what its address names`,
        ]
      : [];
  });
}

/** The names of a thing that the API answered to pages with links that lead to it. */
function namesOf(path: string, pages: readonly Thing[]): string[] {
  return pages.flatMap(({ links, answers }) =>
    links.flatMap(({ href, words }) =>
      pathOf(href) === path && words.trim() && isApiText(words.trim(), answers) ? plain(words) : [],
    ),
  );
}

function plain(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
