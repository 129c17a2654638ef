import type { Locale } from '@ofgc/shared/domain/locale.ts';
import { splitLocale } from '@ofgc/shared/i18n';
import type { FileFailure } from '../../../errors/route-error.ts';
import { isVisitorsQuery, normaliseQuery, type PageParameters } from '../../page-cache/addresses/normalise-query.ts';
import { headersForApi } from './headers-for-api.ts';
import { forItsPage, parametersOf, withoutSession, replaceQuery } from './page-query.ts';
import type { RouteBranch } from './route-branches.ts';

/** A request, read by the route that it matches. */
export interface PageRequest {
  /** The request as the visitor sent it. */
  asked: Request;
  /** The request for the page's loader: with only the query parameters that the page reads, and without cookies. */
  request: Request;
  /** The address's path. */
  path: string;
  locale: Locale;
  branch: RouteBranch;
  parameters: PageParameters;
  /** Headers that are forwarded to the API. */
  headers: Record<string, string>;
  /** The page is for signed-in visitors. */
  isPrivate: boolean;
  /** The page is the same for all visitors. */
  isShared: boolean;
}

/** @param failure the request is for a file that could not be sent */
export async function readPageRequest(
  asked: Request,
  branch: RouteBranch,
  failure: FileFailure | undefined,
): Promise<PageRequest> {
  const { pathname: path, search } = new URL(asked.url);
  const query = search.slice(1);
  const route = branch.routes.at(-1);
  const parameters = await parametersOf(route);
  const isPrivate = parameters.isPrivate === true;
  return {
    asked,
    request: withoutSession(forItsPage(replaceQuery(asked, normaliseQuery(query, parameters)), route)),
    path,
    locale: splitLocale(path).locale,
    branch,
    parameters,
    headers: headersForApi(asked.headers),
    isPrivate,
    isShared: asked.method === 'GET' && !failure && !isPrivate && !isVisitorsQuery(query, parameters),
  };
}
