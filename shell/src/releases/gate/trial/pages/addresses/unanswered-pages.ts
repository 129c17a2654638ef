import type { RemoteModule } from '@ofgc/shared/contract';
import { decoded } from '@ofgc/shared/routes/plain-path.ts';
import { localisedPath } from '@ofgc/shared/i18n';
import { matchedRoutes } from '../../../declaration/declared-addresses.ts';
import { matchAddress } from '../../../declaration/match-address.ts';
import { wholeRoutes } from '../../../declaration/route-tree.ts';
import type { Rendered } from '../rendered-page.ts';
import { inSteps, type TriedPage, type TryPage } from '../tried-page.ts';

/** Stand in an address for what only a message to one person has in it; a page may look at the form of it first. */
export const anyValues = ['1', '00000000-0000-4000-8000-000000000000', '0'.repeat(32), 'una-palabra'] as const;

/**
 * An address of each route with a required value in its path by which no page that was shown got an answer of the API: nobody but its
 * owner knows the value. Routes with a page that failed are known to be refused. @param pages those that were tried
 */
export function unansweredAddresses(
  { routes }: Pick<RemoteModule, 'routes'>,
  pages: readonly Pick<Rendered, 'address' | 'status' | 'asked'>[],
): string[] {
  const answered = new Set(
    pages.flatMap(({ address, status, asked }) => {
      const { route, params } = matchAddress(routes, address).at(-1) ?? {};
      const values = new Set(Object.values(params ?? {}));
      const isAsked = asked.some((call) => call.split(/[/?&=]/).some((part) => values.has(decoded(part))));
      return status === 500 || (status === 200 && isAsked) ? [route?.id] : [];
    }),
  );
  return wholeRoutes(routes)
    .filter(({ id, path, hasAddress }) => hasAddress && /:\w+(?:\/|$)/.test(path) && !answered.has(id))
    .map(({ path }) => `/${path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+|\*/g, anyValues[0])}`);
}

interface UnansweredTrial {
  remote: Pick<RemoteModule, 'routes'>;
  /** Renders with answers as the API's description says. */
  withExamples: TryPage;
  /** The ids of routes whose pages nobody leads to and no example names, where the API's description is known. */
  unreached: readonly string[];
  onStep: (step: string) => void;
}

/** Such pages may not fail where the API answers what its description says, in either language; and a page that shows nothing even then needs an example. */
export async function unansweredProblems(
  addresses: readonly string[],
  { remote, withExamples, unreached, onStep }: UnansweredTrial,
): Promise<string[]> {
  const problems: string[] = [];
  const tryPage = inSteps(withExamples, onStep, ' with examples');
  for (const address of addresses) {
    const id = matchedRoutes(remote.routes, address).findLast((one) => unreached.includes(one));
    const isEmpty = ({ status, isPrivate }: TriedPage) => id !== undefined && status === 404 && !isPrivate;
    let tried = address;
    let page = await tryPage(tried);
    for (const value of anyValues.slice(1)) {
      if (!isEmpty(page)) break;
      tried = address.replaceAll(/\/1(?=\/|$)/g, `/${value}`);
      page = await tryPage(tried);
    }
    const inEnglish = localisedPath(tried, 'en');
    const pages: [address: string, page: TriedPage][] = [[tried, page]];
    if (page.status === 200) pages.push([inEnglish, await tryPage(inEnglish)]);
    for (const [one, { status, errors }] of pages)
      if (status === 500)
        problems.push(`${one} fails where the API has what it is asked for: ${errors[0]?.text ?? 'it answers 500'}`);
    if (isEmpty(page))
      problems.push(
        `the route ${id} cannot be tried: no page links to it; name an example in section.ts, be it of something that is gone`,
      );
  }
  return problems;
}
