import { type ApiClient, type AxiosError, type AxiosResponse, createApiClient } from '@ofgc/shared/api-client';
import { lastSeenHeader } from '@ofgc/shared/http/content-change.ts';
import { lastSeenRevision } from '../api-cache/last-seen-revision.ts';
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

/**
 * The API client for the loaders and the action of one page: cached responses first, limits for every call, notes on the sources.
 * Code of sections gets it, so it leads to the API alone, and nothing that it is given or gives has the visitor's request in it.
 */
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
  const heard = lastSeenRevision(request.headers.get(lastSeenHeader));
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
  return forSections(request.method === 'POST' ? whole : readOnly(whole, { changeAnswer, onCall }), apiUrl);
}

/**
 * Answers and errors come without the call that they belong to, whose headers are the visitor's address and sign-in cookies. Of
 * options only two are taken, and options and bodies as plain data: any function among them could be called with those headers.
 */
function forSections({ get, post }: ApiClient, apiUrl: string): ApiClient {
  const optionsOf = (path: string, { params, timeout }: { params?: unknown; timeout?: number } = {}) =>
    plainData(path, { params, timeout });
  return Object.freeze<ApiClient>({
    get: async (path, config) => tell(path, get(pathOfApi(path, apiUrl), optionsOf(path, config))) as never,
    post: async (path, body, config) =>
      tell(path, post(pathOfApi(path, apiUrl), plainData(path, body), optionsOf(path, config))) as never,
  });
}

/** A copy of a body or of options. @throws where something in it cannot be copied */
function plainData<Data>(path: string, data: Data): Data {
  try {
    return structuredClone(data);
  } catch (error) {
    const what = 'more than plain data, as a FormData, URLSearchParams or a function';
    throw new Error(`it gives the call of ${path.replace(/\?.*/s, '')} ${what}`, { cause: error });
  }
}

/** @throws where the address is none of the API's data: another site would get the session, too */
function pathOfApi(path: string, apiUrl: string): string {
  const address = URL.parse(path, apiUrl);
  if (address?.origin !== new URL(apiUrl).origin || !/^\/(?:api|channel)\//.test(address.pathname))
    throw new Error(`it asks for ${path.replace(/\?.*/s, '')}, which is not below api/ or channel/ of the API`);
  return address.pathname.slice(1) + address.search;
}

/** An answer, or an error of a call, without the call; the error has its path. */
async function tell(path: string, call: Promise<AxiosResponse>): Promise<unknown> {
  const told = ({ data, status, statusText }: AxiosResponse) => ({ data, status, statusText, headers: {}, config: {} });
  return call.then(told, (error: AxiosError) => {
    const { message, name, stack, code, isAxiosError, response } = error;
    if (!isAxiosError) throw error;
    const rest = {
      name,
      stack,
      code,
      isAxiosError,
      config: { url: path },
      ...(response && { response: told(response) }),
    };
    throw Object.assign(new Error(message), rest);
  });
}

/** Opening a page must not change anything, because prefetching browsers, search engines and mail scanners open pages, too. */
function readOnly(
  { get }: ApiClient,
  { changeAnswer, onCall }: Pick<PageApiOptions, 'changeAnswer' | 'onCall'>,
): ApiClient {
  return Object.freeze<ApiClient>({
    get: async (path, config) => {
      const parameters: Record<string, unknown> = config?.params ?? {};
      const onEnd = onCall?.(path, parameters);
      const answer = await get(path, config).finally(() => onEnd?.());
      return (changeAnswer ? { ...answer, data: changeAnswer(path, answer.data, parameters) } : answer) as never;
    },
    post: async (path) => {
      throw new Error(`it posts to ${path} while the page is opened: an action may, when a form is sent`);
    },
  });
}
