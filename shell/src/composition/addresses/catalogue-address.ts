import { type Locale, locales } from '@ofgc/shared/domain/locale.ts';
import { readReleases, type ReleaseChunks, writeReleases } from './joined-address.ts';

/** The id of the page's link to its texts. */
export const pageCatalogueId = 'page-words';

/** The file of a release's texts in one language, beside its scripts: namespace → key → text. */
export function catalogueFile(locale: Locale): string {
  return `words.${locale}.json`;
}

const address = /^\/assets\/words\/([a-z]+)\/(.+)\.json$/;

/** The address of the texts that the scripts of some chunks can use. */
export function joinCatalogues(locale: Locale, releases: readonly ReleaseChunks[]): string {
  return `/assets/words/${locale}/${writeReleases(releases)}.json`;
}

/** Reads an address of `joinCatalogues`; null for any other. */
export function readCatalogueAddress(asked: string): { locale: Locale; releases: ReleaseChunks[] } | null {
  const [, language, text = ''] = address.exec(asked) ?? [];
  const locale = locales.find((one) => one === language);
  const releases = readReleases(text);
  return locale && releases ? { locale, releases } : null;
}
