import { splitLocale } from '@ofgc/shared/i18n';
import { takeSpread } from '../take-spread.ts';

/** How many further pages of one kind are opened, and for how long new ones are begun, in milliseconds. */
const mostOfKind = 6;
export const furtherTime = 40_000;
/**
 * Pages like the examples, with other data: `/explora/actualidad/otra/7` beside `/explora/actualidad/una/18`. Those of each kind take turns.
 * @param declared addresses of the release, which are opened anyway @param siteMap Spanish paths
 */
export function furtherPages(declared: readonly string[], siteMap: readonly string[]): string[] {
  const kinds = new Map<string, string[]>();
  for (const address of declared) {
    const kind = kindOf(address);
    if (kind) kinds.set(kind, []);
  }
  for (const path of new Set(siteMap)) if (!declared.includes(path)) kinds.get(kindOf(path) ?? '')?.push(path);
  return Array.from({ length: mostOfKind }, (_, turn) =>
    [...kinds.values()].flatMap((paths) => takeSpread(paths, turn) ?? []),
  ).flat();
}

/** Where the address of a thing begins, and how many parts it has; undefined where it is a page of its own, or English. */
function kindOf(address: string): string | undefined {
  const { locale, path } = splitLocale(address);
  const [section, list, ...rest] = path.split('/').slice(1);
  return locale === 'es' && rest.length > 0 ? `/${section}/${list} ${rest.length}` : undefined;
}
