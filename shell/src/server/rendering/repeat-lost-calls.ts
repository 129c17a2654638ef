import type { ApiClient } from '@ofgc/shared/api-client';

/**
 * Reads once more where the connection was reset before an answer came: the API may have closed it for having been idle, just as it was
 * taken for the call. Only reads are repeated (RFC 9110, 9.2.2).
 */
export function repeatLostCalls({ get, post }: ApiClient): ApiClient {
  return {
    get: (...call: Parameters<ApiClient['get']>) =>
      get(...call).catch((error: unknown) => {
        if ((error as { code?: string } | null)?.code !== 'ECONNRESET') throw error;
        return get(...call);
      }),
    post,
  } as ApiClient;
}
