import type { RemoteModule } from '@ofgc/shared/contract';
import { splitLocale } from '@ofgc/shared/i18n';
import { matchedRoutes } from '../../declaration/declared-addresses.ts';
import type { Rendered } from './rendered-page.ts';

/** Two things may have one name. */
const fewest = 3;

type Titled = Pick<Rendered, 'address' | 'status' | 'title' | 'heading' | 'canonical' | 'isHidden' | 'isPrivate'>;

/** Pages of one route that are about different things, as their headings say, and all have one title. */
export function equalTitleProblems({ routes }: Pick<RemoteModule, 'routes'>, pages: readonly Titled[]): string[] {
  const groups = Map.groupBy(pages.filter(isListedBy), ({ address, title }) => {
    const { locale } = splitLocale(pathOf(address));
    return `${locale} ${matchedRoutes(routes, address).at(-1)} ${title}`;
  });
  return [...groups.values()].flatMap((group) => {
    const ofHeadings = [...new Map(group.map((page) => [page.heading, page])).values()];
    const paths = [...new Set(ofHeadings.map(({ address }) => pathOf(address)))];
    return ofHeadings.length >= fewest && paths.length >= fewest
      ? [
          `${paths.slice(0, fewest).join(', ')} have other headings and all the title “${group[0]?.title}”, so that nobody tells them apart in tabs and search results: see meta in the handle`,
        ]
      : [];
  });
}

/** Whether search engines list the page by its own address. */
export function isListedBy({ address, status, title, heading, canonical, isHidden, isPrivate }: Titled): boolean {
  return Boolean(status === 200 && !isHidden && !isPrivate && title && heading && isItself(address, canonical));
}

function isItself(address: string, canonical: string | undefined): boolean {
  return canonical === undefined || URL.parse(canonical, 'https://site.invalid')?.pathname === pathOf(address);
}

/** A page's path without parameters and part. */
export function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}
