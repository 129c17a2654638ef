import { defaultLocale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import { isBelow } from '@ofgc/shared/routes/is-below.ts';
import { declaredAddresses } from './declared-addresses.ts';
import { readRegistry } from '../../registry/registry-log.ts';
import type { Release } from '../../release.schema.ts';
import { readRelease } from '../../store/store.ts';
import { blockPrefix, type ContentLookup } from './content-pages.ts';

/**
 * What a release may not take back of the live one: a private section may not become public (the operator takes it down first), and
 * blocks that pages of the content have may not go, nor the addresses of its pages.
 */
export async function publishedProblems(
  store: string,
  { name, section, slots, mounts }: Release,
  content: Pick<ContentLookup, 'pagesWith'>,
): Promise<string[]> {
  const before = await readPublished(store, name);
  if (!before) return [];
  const gone = before.slots.filter((slot) => slot.startsWith(blockPrefix) && !slots.includes(slot));
  return [
    ...lostMountProblems(before, mounts),
    ...(before.section?.isPrivate && !section?.isPrivate
      ? [
          'section.ts no longer says that it is private, as the live release does: everybody would see its links and pages',
        ]
      : []),
    ...(await Promise.all(gone.map((slot) => goneProblems(slot, content)))).flat(),
  ];
}

/** The live release of a section; null where none is. */
export async function readPublished(store: string, name: string): Promise<Release | null> {
  const { [name]: live } = (await readRegistry(store)).apps;
  return live && !live.removed ? readRelease(store, name, live.version).catch(() => null) : null;
}

/** The addresses that the live release declares in section.ts and warms up, in the default language, with neither query nor anchor. */
export async function publishedAddresses(store: string, { name }: Pick<Release, 'name'>): Promise<string[]> {
  const { warmUp = [], section } = (await readPublished(store, name)) ?? {};
  const declared = section ? declaredAddresses(section) : [];
  return [...new Set([...declared, ...warmUp])].filter(
    (address) => !address.includes('?') && splitLocale(address).locale === defaultLocale,
  );
}

/** Mounts that are given up while the live release has pages below them. */
function lostMountProblems({ mounts: before, warmUp, section }: Release, mounts: readonly string[]): string[] {
  const paths = [
    ...warmUp.map((address) => splitLocale(address).path),
    ...(section?.pages ?? []).map(({ path }) => path),
    ...(section?.examples ?? []).map(({ es }) => es),
  ];
  return before
    .filter((mount) => !mounts.some((one) => isBelow(mount, one)))
    .flatMap((mount) => {
      const page = paths.find((path) => isBelow(path, mount));
      return page === undefined
        ? []
        : `it no longer has the mount ${mount}: ${page} and what else is below it would answer 404. A release whose pages there redirect, and are not in section.ts and warmUp, comes first`;
    });
}

async function goneProblems(slot: string, { pagesWith }: Pick<ContentLookup, 'pagesWith'>): Promise<string[]> {
  const { pages } = await pagesWith([slot.slice(blockPrefix.length)]);
  const named = pages.slice(0, 3).map(({ paths }) => paths[defaultLocale]);
  return named.length > 0
    ? [`it no longer has the slot ${slot}, without which a part of ${named.join(', ')} would be missing`]
    : [];
}
