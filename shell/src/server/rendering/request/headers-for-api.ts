import { requestIdHeader } from '@ofgc/shared/logging/request-id.ts';

/** The headers of a visitor's request that the API gets with each call that a page makes: the visitor's address and the request's id. */
export function headersForApi(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => name === 'x-forwarded-for' || name === requestIdHeader));
}
