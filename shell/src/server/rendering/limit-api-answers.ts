import type { ApiClient, AxiosResponse } from '@ofgc/shared/api-client';
import { Deadlines } from '../worker/deadlines.ts';

/** The largest response that a page accepts, in bytes; the longest list takes a tenth of it. */
const maxAnswer = 4 * 1024 * 1024;

/** Paths that the API answers with null where there is no data: no alert is announced. */
const nullable = new Set(['api/alerts']);

/** The API's response is missing or is not data; the page treats both as an outage of the API. */
class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly isAxiosError = true;
}

/** The API works, but this response is larger than a page accepts: the page fails with status 500. */
class OversizedAnswer extends Error {
  override readonly name = 'OversizedAnswer';
  constructor(path: string) {
    super(`the API's response is larger than ${maxAnswer} bytes: ${path}`);
  }
}

interface LimitOptions {
  deadlines?: Pick<Deadlines, 'apiTimeout' | 'during'>;
  known?: (path: string, parameters: object) => AxiosResponse | undefined;
}

/**
 * Limits the API client of loaders on the server: a call ends in time even if the API sends for ever (the client's own timeout counts
 * silence only), accepts no more than `maxAnswer`, and returns an object with `data` in it or fails.
 * @param page aborts when the page does
 * @param options.deadlines limit for a whole response; a form with files sets its own
 * @param options.known a cached response, which needs no limit
 */
export function limitApiAnswers(
  api: ApiClient,
  page: AbortSignal,
  { deadlines = new Deadlines(), known }: LimitOptions = {},
): ApiClient {
  async function bounded<Answer>(
    path: string,
    call: (bounds: { signal: AbortSignal; maxContentLength: number }) => Promise<Answer>,
    most = deadlines.apiTimeout,
  ) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), most);
    try {
      const signal = AbortSignal.any([page, late.signal]);
      return await deadlines.during(() => call({ signal, maxContentLength: maxAnswer }));
    } catch (error) {
      if (late.signal.aborted) throw new ApiFailure(`the API sent no whole answer within ${most} ms`);
      throw isOversized(error) ? new OversizedAnswer(path) : error;
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    get: async (path, config) => {
      const parameters: unknown = config?.params;
      const answer: { data?: unknown } =
        known?.(path, isObject(parameters) ? parameters : {}) ??
        ((await bounded(path, (bounds) => api.get(path, { ...config, ...bounds }))) as AxiosResponse);
      assertAnswer(path, answer.data);
      return answer as never;
    },
    post: (path, body, config) =>
      bounded(path, (bounds) => api.post(path, body, { ...config, ...bounds }), config?.timeout) as never,
  };
}

/** axios has no code of its own for this. */
function isOversized(error: unknown): boolean {
  return (error as Error | null)?.message === `maxContentLength size of ${maxAnswer} exceeded`;
}

/** @throws ApiFailure for a response without `data`, which would break the page elsewhere */
function assertAnswer(path: string, answer: unknown): void {
  const { data, meta } = (isObject(answer) ? answer : {}) as { data?: unknown; meta?: unknown };
  const isList = Array.isArray(data) && isObject(meta) && typeof (meta as { total?: unknown }).total === 'number';
  const isNothing = data === null && nullable.has(path);
  const isWhole = Array.isArray(data)
    ? data.every(isObject) && (meta === undefined || isList)
    : isObject(data) || isNothing;
  if (!isWhole) throw new ApiFailure(`the API answered with something else than data: ${path}`);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
