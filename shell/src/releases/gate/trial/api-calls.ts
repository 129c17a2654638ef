import { pathShapes } from './path-shapes.ts';
import type { Rendered } from './pages/rendered-page.ts';

/** The most calls to the API for one page; now at most 13. */
const mostCalls = 40;

/**
 * Calls that the API cannot answer, and pages that call it once for each thing of a list.
 * @param operations of the live API; null where they are not known
 */
export function callProblems(pages: readonly Rendered[], operations: Record<string, unknown> | null): string[] {
  const known = Object.keys(operations ?? {}).flatMap((operation) => /^GET \/(.*)$/.exec(operation)?.[1] ?? []);
  const shapes = pathShapes(known);
  const foreign = new Set(pages.flatMap(({ calledWithout }) => calledWithout));
  const calls = [...new Set(pages.flatMap(({ called = [] }) => called))].filter((path) => !foreign.has(path));
  const unknown = shapes.length > 0 ? calls.filter((path) => !shapes.some((shape) => shape.test(path))) : [];
  return [
    ...unknown.map((path) => `it asks for ${path}, which the API does not have`),
    ...pages
      .filter(({ called = [] }) => called.length > mostCalls)
      .map(({ address, called = [] }) => `${address} asks the API ${called.length} times; ${mostCalls} are the most`),
  ];
}
