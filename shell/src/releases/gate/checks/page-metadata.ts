import { splitLocale } from '@ofgc/shared/i18n';
import { readElements, relationsOf } from './elements.ts';
import { isBelow } from './ownership.ts';

interface HeadOptions {
  /** The site's public address. */
  siteUrl: string;
  /** The mounts of the section's own pages. */
  mounts: readonly string[];
}

/** Wrong metadata of a section's page, for search engines, tabs and bookmarks. A page without metadata of its own has none. */
export function metadataProblems(html: string, { siteUrl, mounts }: HeadOptions): string[] {
  const elements = readElements(html);
  const said = (property: string) =>
    elements.find(({ name, attributes }) => name === 'meta' && attributes['property'] === property)?.attributes[
      'content'
    ];
  const canonical = elements.find(
    ({ name, attributes }) => name === 'link' && relationsOf(attributes).includes('canonical'),
  )?.attributes['href'];
  return [
    ...(said('og:title')?.trim() === '' ? ['has no title: its handle’s meta says none'] : []),
    ...(canonical !== undefined && !isOwnPage(canonical, { siteUrl, mounts })
      ? [`sends search engines to ${canonical}, which is no page of the section`]
      : []),
  ];
}

function isOwnPage(address: string, { siteUrl, mounts }: HeadOptions): boolean {
  const url = URL.parse(address, siteUrl);
  if (url?.origin !== new URL(siteUrl).origin) return false;
  const { path } = splitLocale(url.pathname);
  return mounts.some((mount) => isBelow(path, mount));
}
