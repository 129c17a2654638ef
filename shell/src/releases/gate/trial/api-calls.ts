import { homePagePaths } from '../page/home-page-paths.ts';
import { pathShapes } from './path-shapes.ts';
import type { Rendered } from './pages/rendered-page.ts';

/** The most calls to the API for one page; now at most 13. */
const mostCalls = 40;
/** The most things of one kind for which a page calls the API one by one; now at most 3. */
const mostOfKind = 8;
/** The most calls of one page for the same list, with whatever filters: one for each month of a year, and some; now at most 4. */
const mostOfList = 16;

/** How often a page waits for the API, one call after the other; now at most 4, with many filters 6. A slow API takes a second for each, and a loader has 6.5 s. */
const mostRounds = 7;

/** What the API can be asked for. */
interface Kind {
  path: string;
  shape: RegExp;
}

/**
 * Calls that the API cannot answer, and pages that call it once for each thing of a list.
 * @param operations of the live API; null where they are not known
 */
export function callProblems(pages: readonly Rendered[], operations: Record<string, unknown> | null): string[] {
  const known = Object.keys(operations ?? {}).flatMap((operation) => /^GET \/(.*)$/.exec(operation)?.[1] ?? []);
  const shapes = pathShapes(known);
  const kinds = shapes.map((shape, at): Kind => ({ shape, path: known[at] ?? '' }));
  const foreign = new Set(pages.flatMap(({ calledWithout }) => calledWithout));
  const calls = [...new Set(pages.flatMap(({ called }) => called))].filter((path) => !foreign.has(path));
  const unknown = shapes.length > 0 ? calls.filter((path) => !shapes.some((shape) => shape.test(path))) : [];
  return [
    ...unknown.map((path) => `it asks for ${path}, which the API does not have`),
    ...pages
      .filter(({ called }) => called.length > mostCalls)
      .map(({ address, called }) => `${address} asks the API ${called.length} times; ${mostCalls} are the most`),
    ...pages
      .filter(({ address, rounds }) => rounds > mostRounds && !homePagePaths.includes(address))
      .map(
        ({ address, rounds }) =>
          `${address} asks the API ${rounds} times one after the other; ${mostRounds} are the most: what needs no other answer is asked for at once (Promise.all)`,
      ),
    ...pages.flatMap((page) => oneByOneProblems(page, kinds)),
  ];
}

/** Pages that ask for each thing of a list by itself, which takes longer with each thing, and fails with any of them. */
function oneByOneProblems(
  { address, called, calledWithout }: Pick<Rendered, 'address' | 'called' | 'calledWithout'>,
  kinds: readonly Kind[],
): string[] {
  const calls = called.filter((path) => !calledWithout.includes(path));
  const own = new Set(calls);
  const again = [...Map.groupBy(calls, (path) => path)].find(([, { length }]) => length > mostOfList);
  if (again) {
    const [path, { length }] = again;
    return [`${address} asks for ${path} ${length} times; ${mostOfList} are the most, a list is asked for at once`];
  }
  if (own.size <= mostOfKind) return [];
  for (const { shape } of kinds.filter((kind) => !isOfThings(kind)))
    for (const path of own) if (shape.test(path)) own.delete(path);
  return kinds.filter(isOfThings).flatMap(({ shape, path }) => {
    const count = [...own].filter((one) => shape.test(one)).length;
    return count > mostOfKind
      ? [
          `${address} asks for ${count} things one by one (${path}); ${mostOfKind} are the most, a list is asked for at once`,
        ]
      : [];
  });
}

/** Whether its paths name one thing each. */
function isOfThings({ path }: Kind): boolean {
  return path.includes('{');
}
