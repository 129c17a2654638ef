import type { SourceFile } from './source-files.ts';

/**
 * The values that sources import from a package, each with the file that does. Types are left out: they cost nothing.
 * A namespace or default import is listed as `*`.
 */
export function namedImports(files: readonly SourceFile[], from: string): { name: string; path: string }[] {
  const statement = new RegExp(String.raw`(?:import|export)\s+(?!type\b)([^'";]+?)\s+from\s+['"]${from}['"]`, 'g');
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(statement)].flatMap(([, clause = '']) => {
      const braced = /^\{([\s\S]*)\}$/.exec(clause)?.[1];
      if (braced === undefined) return [{ name: '*', path }];
      return braced
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '' && !part.startsWith('type '))
        .map((part) => ({ name: part.split(/\s+as\s+/)[0] ?? part, path }));
    }),
  );
}
