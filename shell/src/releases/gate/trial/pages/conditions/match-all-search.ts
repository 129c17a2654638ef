import type { ApiClient } from '@ofgc/shared/api-client';

/** A parameter's value in the request of an earlier visitor. */
export const mark = 'visita-anterior';

/**
 * Leaves what somebody typed out of what the API is asked for, so that it finds what there is: a page may do more with it then.
 * @param typed is in it
 */
export function matchAllSearch(typed: string) {
  return (api: ApiClient): ApiClient => ({
    get: (path, config) => {
      const asked = Object.entries({ ...(config?.params as object) }).filter(
        ([, value]) => !String(value).includes(typed),
      );
      return api.get(path, { ...config, params: Object.fromEntries(asked) as never });
    },
    post: api.post,
  });
}
