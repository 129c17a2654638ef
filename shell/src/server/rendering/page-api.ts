import { type ApiClient, createApiClient } from '@ofgc/shared/api-client';
import { heardHeader, lastSeenRevision } from '../api-cache/last-seen-revision.ts';
import type { Deadlines } from '../worker/deadlines.ts';
import { limitApiAnswers } from './limit-api-answers.ts';
import type { PageRequest } from './request/page-request.ts';
import type { PageSources } from './page-sources.ts';
import { repeatLostCalls } from './repeat-lost-calls.ts';
import type { PrivateSession } from './request/private-session.ts';
import type { RendererOptions } from './render-page.ts';

interface PageApiOptions extends Pick<
  RendererOptions,
  'apiUrl' | 'answers' | 'changeAnswer' | 'onCall' | 'inPlaceOfApi'
> {
  deadlines: Deadlines;
  page: Pick<PageRequest, 'request' | 'locale' | 'headers'>;
  /** Notes all requests to the API. */
  sources: PageSources;
  /** Responses to one visitor are not cached. */
  session: PrivateSession | undefined;
}

/** The API client for the loaders and the action of one page: cached responses first, limits for every call, notes on the sources. */
export function createPageApi({
  page,
  apiUrl,
  answers,
  deadlines,
  sources,
  session,
  changeAnswer,
  onCall,
  inPlaceOfApi = (api) => api,
}: PageApiOptions): ApiClient {
  const { request, locale, headers } = page;
  const kept = session ? undefined : answers;
  const heard = lastSeenRevision(request.headers.get(heardHeader));
  const client = createApiClient({
    baseURL: apiUrl,
    locale,
    timeout: deadlines.apiTimeout,
    headers,
    before: kept?.before(heard),
  });
  const bounded = limitApiAnswers(inPlaceOfApi(repeatLostCalls(client)), request.signal, {
    deadlines,
    known: (path, parameters) =>
      kept?.known(heard, { baseURL: apiUrl, url: path, params: { lang: locale, ...parameters } }),
  });
  const whole = sources.watch(session?.watch(bounded) ?? bounded);
  return request.method === 'POST' ? whole : readOnly(whole, { changeAnswer, onCall });
}

/**
 * Without the call that an answer belongs to, which has the visitor's headers in it: a cached answer has none either.
 * Opening a page must not change anything, because prefetching browsers, search engines and mail scanners open pages, too.
 */
function readOnly(
  { get }: ApiClient,
  { changeAnswer, onCall }: Pick<PageApiOptions, 'changeAnswer' | 'onCall'>,
): ApiClient {
  return Object.freeze<ApiClient>({
    get: async (path, config) => {
      onCall?.(path, config?.params ?? {});
      const answer = await get(path, config);
      const data: unknown = changeAnswer ? changeAnswer(path, answer.data) : answer.data;
      return { ...answer, data, config: {}, request: undefined } as never;
    },
    post: async (path) => {
      throw new Error(`it posts to ${path} while the page is opened: an action may, when a form is sent`);
    },
  });
}
