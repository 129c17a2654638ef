import type { Catalogue } from '../contract/remote.ts';
import type { SourceFile } from './source-files.ts';

/** The texts of a catalogue by their full keys. */
export function flattenCatalogue(catalogue: Catalogue, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(catalogue).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value] as const]
        : Object.entries(flattenCatalogue(value, `${prefix}${key}.`)),
    ),
  );
}

/** The `{{names}}` that a text takes, and the `<tags>` that a component fills. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}|<(\w+)\s*\/?>/g)]
    .map(([, value, tag]) => value ?? `<${tag}>`)
    .toSorted();
}

/** Keys that no source names, neither whole nor as a key that is put together (`kind.${kind}`: one part of the key each). */
export function unusedKeys(keys: readonly string[], files: readonly SourceFile[]): string[] {
  const source = files.map(({ text }) => text).join('\n');
  const literals = new Set([...source.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, literal]) => literal));
  const patterns = [...source.matchAll(/`([\w.:-]*(?:\$\{[^}]+\}[\w.-]*)+)`/g)]
    .map(([, template = '']) => template.replace(/^\w+:/, ''))
    .filter((template) => /^[\w-]+\./.test(template))
    .map(
      (template) =>
        new RegExp(
          `^${template
            .split(/\$\{[^}]+\}/)
            .map((part) => part.replaceAll('.', String.raw`\.`))
            .join(String.raw`[\w-]+`)}$`,
        ),
    );
  return keys.filter((key) => {
    const name = withoutPlural(key);
    return !literals.has(name) && !literals.has(key) && !patterns.some((pattern) => pattern.test(name));
  });
}

/** Keys that sources translate by name and that no catalogue has. */
export function missingKeys(known: readonly string[], files: readonly SourceFile[]): string[] {
  const names = new Set(known.flatMap((key) => [key, withoutPlural(key)]));
  return files.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\w.])t\(\s*'([\w.:-]+)'/g), ...text.matchAll(/i18nKey="([\w.:-]+)"/g)]
      .map(([, key = '']) => key.replace(/^\w+:/, ''))
      .filter((key) => !names.has(key)),
  );
}

function withoutPlural(key: string): string {
  return key.replace(/_(?:zero|one|two|few|many|other)$/, '');
}
