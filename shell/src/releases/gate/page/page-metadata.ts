import { splitLocale } from '@ofgc/shared/i18n';
import { type PageElement, relationsOf } from './elements.ts';
import { isBelow } from '../declaration/ownership.ts';

interface HeadOptions {
  /** The site's public address. */
  siteUrl: string;
  /** The mounts of the section's own pages. */
  mounts: readonly string[];
}

/** Wrong metadata of a section's page, for search engines, tabs and bookmarks. A page without metadata of its own has none. */
export function metadataProblems(elements: readonly PageElement[], { siteUrl, mounts }: HeadOptions): string[] {
  const said = (property: string) =>
    elements.find(({ name, attributes }) => name === 'meta' && attributes['property'] === property)?.attributes[
      'content'
    ];
  const canonical = elements.find(
    ({ name, attributes }) => name === 'link' && relationsOf(attributes).includes('canonical'),
  )?.attributes['href'];
  const description = elements.find(({ name, attributes }) => name === 'meta' && attributes['name'] === 'description');
  return [
    ...(description?.attributes['content']?.trim() === '' ? ['has no description: its handle’s meta says none'] : []),
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

/** Whether the page tells search engines not to list it. */
export function isHidden(elements: readonly PageElement[]): boolean {
  return elements.some(
    ({ name, attributes }) =>
      name === 'meta' && attributes['name'] === 'robots' && /noindex/i.test(attributes['content'] ?? ''),
  );
}
