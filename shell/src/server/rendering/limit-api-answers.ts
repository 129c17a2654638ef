import type { ApiClient, AxiosResponse } from '@ofgc/shared/api-client';
import { Deadlines } from '../worker/deadlines.ts';

/** The largest answer that a page takes, in bytes; the longest list has a tenth of it. */
const maxAnswer = 4 * 1024 * 1024;

/** What the API answers with null where there is nothing: no alert is announced. */
const nullable = new Set(['api/alerts']);

/** The API gave no usable answer; the page treats that as an API that is away. */
class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly isAxiosError = true;
}

interface LimitOptions {
  deadlines?: Pick<Deadlines, 'apiTimeout' | 'during'>;
  known?: (path: string, parameters: object) => AxiosResponse | undefined;
}

/**
 * The same client for loaders on the server, with an end to everything: a call ends in time though the API sends for ever (the client's own timeout
 * counts silence only), takes no more than it can hold, and gives an object with `data` in it or fails.
 * @param page ends when the page does
 * @param options.deadlines for a whole answer; a form with files says itself how long it may take
 * @param options.known an answer that is there already, which needs no end
 */
export function limitApiAnswers(
  api: ApiClient,
  page: AbortSignal,
  { deadlines = new Deadlines(), known }: LimitOptions = {},
): ApiClient {
  async function bounded<Answer>(
    call: (bounds: { signal: AbortSignal; maxContentLength: number }) => Promise<Answer>,
    most = deadlines.apiTimeout,
  ) {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), most);
    try {
      const signal = AbortSignal.any([page, late.signal]);
      return await deadlines.during(() => call({ signal, maxContentLength: maxAnswer }));
    } catch (error) {
      throw late.signal.aborted ? new ApiFailure(`the API sent no whole answer within ${most} ms`) : error;
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    get: async (path, config) => {
      const parameters: unknown = config?.params;
      const answer: { data?: unknown } =
        known?.(path, isObject(parameters) ? parameters : {}) ??
        ((await bounded((bounds) => api.get(path, { ...config, ...bounds }))) as AxiosResponse);
      assertAnswer(path, answer.data);
      return answer as never;
    },
    post: (path, body, config) =>
      bounded((bounds) => api.post(path, body, { ...config, ...bounds }), config?.timeout) as never,
  };
}

/** @throws ApiFailure for an answer without `data`, which would break the page somewhere else */
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
