import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';

/** Headers of a visitor's request that are forwarded to the API. */
export function forwardedHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name === 'x-forwarded-for' || name === requestIdHeader));
}
