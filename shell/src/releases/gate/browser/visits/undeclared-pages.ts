import { splitLocale } from '@ofgc/shared/i18n';
import { addressKind } from '../../addresses/address-kind.ts';
import { takeSpreadSample } from '../../addresses/spread-sample.ts';

/** How many further pages of one kind are opened, and how many are read to choose them. */
const mostOpened = 5;
const mostRead = 40;

/**
 * Pages like the examples, but with other data: `/explora/actualidad/otra/7` beside `/explora/actualidad/una/18`. Of each kind those are
 * chosen whose markup is the most unlike that of the others, since they have other parts; the kinds take turns.
 * @param declared addresses of the release, which are opened anyway @param siteMap Spanish paths
 * @param read gives a page's markup; empty where it has none
 */
export async function undeclaredPages(
  declared: readonly string[],
  siteMap: readonly string[],
  read: (address: string) => Promise<string>,
): Promise<string[]> {
  const kinds = new Map<string, { shown: string[]; others: string[] }>();
  for (const address of declared) {
    const kind = kindOf(address);
    if (kind) kinds.set(kind, { shown: [...(kinds.get(kind)?.shown ?? []), address], others: [] });
  }
  for (const path of new Set(siteMap)) if (!declared.includes(path)) kinds.get(kindOf(path) ?? '')?.others.push(path);
  const chosen: string[][] = [];
  for (const { shown, others } of kinds.values()) {
    const candidates = Array.from({ length: mostRead }, (_, taken) => takeSpreadSample(others, taken) ?? []).flat();
    const parts = new Map<string, ReadonlySet<string>>();
    if (candidates.length > 0)
      for (const address of [...shown, ...candidates]) parts.set(address, partsOf(await read(address)));
    chosen.push(mostUnlike(shown, candidates, parts));
  }
  return Array.from({ length: mostOpened }, (_, turn) => chosen.flatMap((paths) => paths[turn] ?? [])).flat();
}

/** Undefined for an English page: both languages are made of the same parts. */
function kindOf(address: string): string | undefined {
  const { locale, path } = splitLocale(address);
  return locale === 'es' ? addressKind(path) : undefined;
}

/** The elements and classes of a page. */
function partsOf(html: string): ReadonlySet<string> {
  const elements = [...html.matchAll(/<[a-z]\w*/g)].map(([element]) => element);
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/));
  return new Set([...elements, ...classes]);
}

/** Of the candidates, one after the other the one that shares the least with all that are shown by then. */
function mostUnlike(
  shown: readonly string[],
  candidates: readonly string[],
  parts: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const partsAt = (address: string) => parts.get(address) ?? new Set<string>();
  const left = candidates.filter((address) => partsAt(address).size > 0);
  const chosen: string[] = [];
  const distance = (address: string) =>
    Math.min(...[...shown, ...chosen].map((other) => differences(partsAt(address), partsAt(other))));
  while (chosen.length < mostOpened && left.length > 0) {
    const distances = left.map(distance);
    chosen.push(...left.splice(distances.indexOf(Math.max(...distances)), 1));
  }
  return chosen;
}

function differences(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((part) => !other.has(part)).length + [...other].filter((part) => !one.has(part)).length;
}
