import type { Page } from '@playwright/test';
import { splitLocale } from '@ofgc/shared/i18n';
import { addressKind } from '../../addresses/address-kind.ts';
import type { Release } from '../../../release.schema.ts';
import { isOwn, isPageAddress } from '../../addresses/page-address.ts';
import { areasOf } from './visit-signed-in.ts';

/** How many linked pages are opened, and how many are asked for to find them. */
const mostOpened = 6;
const mostRead = 15;

/** The addresses inside the site to which a page links, without what is downloaded or not meant to be followed. */
export function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(readLinks);
}

/**
 * Own pages that nothing but a link names: one of each kind of which no page is opened anyway. Pages directly below a mount are each a
 * kind of their own; those below them are of one kind as far as they have the same list and as many parts.
 * @param links as they stand in opened pages @param opened addresses that are opened anyway
 * @param isPage whether an address answers with a page of its own, and does not lead elsewhere
 */
export async function linkedPages(
  links: Iterable<string>,
  { mounts, opened }: Pick<Release, 'mounts'> & { opened: readonly string[] },
  isPage: (address: string) => Promise<boolean>,
): Promise<string[]> {
  const areas = areasOf({ mounts }).map(({ area }) => area);
  const known = new Set(opened.map(kindOf));
  const chosen: string[] = [];
  let read = 0;
  for (const address of links) {
    const kind = kindOf(address);
    if (splitLocale(address).locale !== 'es' || known.has(kind)) continue;
    // Whoever is not signed in is sent away from private pages, which have a visit of their own.
    if (!isOwn(address, mounts) || !isPageAddress(address) || isOwn(address, areas)) continue;
    if (chosen.length >= mostOpened || read >= mostRead) break;
    read += 1;
    if (!(await isPage(address))) continue;
    known.add(kind);
    chosen.push(address);
  }
  return chosen;
}

function kindOf(address: string): string {
  const { locale, path } = splitLocale(address.split(/[?#]/)[0] ?? '');
  return `${locale} ${addressKind(path)}`;
}

/** Runs in the browser. */
function readLinks(): string[] {
  const all = [
    ...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([download], [rel~=nofollow], [rel~=external])'),
  ];
  const inside = all.map(({ href }) => URL.parse(href)).filter((to) => to?.origin === location.origin);
  return [...new Set(inside.map((to) => `${to?.pathname}${to?.search}`))];
}
