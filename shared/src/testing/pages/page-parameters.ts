import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageHandle } from '../../contract/page-handle.ts';

const relativeImport = /^(?:import|export) (?!type\b)[^;]*? from '(\.{1,2}\/[^']+)';/gm;
const lazyPage = /webpackChunkName: "([^"]+)" \*\/ '(\.{1,2}\/[^']+)'/g;

/** The files of lazy pages by their ids. @param file the file with the imports, which have the names of the chunks */
export function pageFiles(file: string): Map<string, string> {
  const pages = readFileSync(file, 'utf8').matchAll(lazyPage);
  return new Map([...pages].map(([, id = '', path = '']) => [id, join(dirname(file), path)]));
}

/**
 * The errors in the query parameters that a page declares: the server removes undeclared ones before the page's loader runs.
 * @param file of the page; its imports from its own package are checked as well
 */
export function undeclaredParameters(file: string, handle: Partial<PageHandle> | undefined): string[] {
  const declared = [...(handle?.parameters ?? []), ...(handle?.visitorParameters ?? [])];
  if (!file) return ['is no lazy page'];
  const texts = [...filesOf(file)].map((path) => readFileSync(path, 'utf8'));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/searchParams\.(?:get|getAll|has)\('([^']+)'\)/g)].map(([, name = '']) => name),
  );
  const isReading = texts.some((text) => text.includes('searchParams'));
  if (isReading && declared.length === 0) return ['reads searchParams and declares no parameter'];
  return named.filter((name) => !declared.includes(name)).map((name) => `reads ${name} and does not declare it`);
}

function filesOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file) || !/\.tsx?$/.test(file)) return known;
  known.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(relativeImport))
    filesOf(join(dirname(file), path), known);
  return known;
}
